"""What the fields of the forms are called."""

from flask import Flask

from scorekeeper.web.labels import label
from scorekeeper.web.typed import FIELDS


def test_every_field_of_a_hand_that_somebody_types_has_a_label(app: Flask) -> None:
    with app.test_request_context():
        unnamed = [field for field in FIELDS if not label(field)]

    assert unnamed == ["way", "before"]
