import subprocess
import sys
from pathlib import Path

import pytest

REASON = "no browser here"
SKIPPED_TEST = f"""
import pytest

def test_that_skips_itself():
    pytest.skip("{REASON}")
"""
SKIPPED_MODULE = f"""
import pytest

pytest.skip("{REASON}", allow_module_level=True)
"""
EXPECTED_FAILURE = f"""
import pytest

@pytest.mark.xfail(reason="{REASON}")
def test_that_is_known_to_fail():
    assert False
"""


@pytest.mark.parametrize(
    ("source", "ci", "code"),
    [
        pytest.param(SKIPPED_TEST, "true", pytest.ExitCode.TESTS_FAILED, id="test under CI"),
        pytest.param(SKIPPED_TEST, "", pytest.ExitCode.OK, id="test at home"),
        pytest.param(SKIPPED_MODULE, "true", pytest.ExitCode.INTERRUPTED, id="module under CI"),
        pytest.param(SKIPPED_MODULE, "", pytest.ExitCode.NO_TESTS_COLLECTED, id="module at home"),
        pytest.param(EXPECTED_FAILURE, "true", pytest.ExitCode.OK, id="expected failure"),
    ],
)
def test_a_skip_is_a_failure_under_ci_only(
    source: str, ci: str, code: pytest.ExitCode, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "conftest.py").write_text(Path(__file__).with_name("conftest.py").read_text())
    (tmp_path / "test_one.py").write_text(source)
    monkeypatch.setenv("CI", ci)

    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-ra", "-p", "no:cacheprovider"], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert ended.returncode == code
    assert REASON in ended.stdout
