// A new table: a tap on a known name fills the next empty field, the dealer is asked for by name, and the rules follow the preset.

const form = document.getElementById("open");
const fields = [form.elements.player_a, form.elements.player_b];
const chips = [...form.querySelectorAll("button.chip")];
const dealers = [...form.querySelectorAll("[name=first_dealer] ~ bdi")].slice(1);
const unnamed = dealers.map((dealer) => dealer.textContent);

let asked = 0;

function paint() {
  chips.forEach((chip) => chip.setAttribute("aria-pressed", fields.some((field) => field.value === chip.value)));
  dealers.forEach((dealer, place) => (dealer.textContent = fields[place].value.trim() || unnamed[place]));
}

form.addEventListener("click", ({ target }) => {
  const chip = target.closest("button.chip");
  if (!chip) return;
  const filled = fields.find((field) => field.value === chip.value);
  if (filled) filled.value = "";
  else (fields.find((field) => !field.value) ?? fields[1]).value = chip.value;
  paint();
});
form.addEventListener("input", paint);
// What another preset says in each field, the server knows.
form.addEventListener("change", async ({ target }) => {
  if (target.name !== "preset") return;
  const typed = new FormData(form);
  typed.delete("csrf_token");
  const question = (asked += 1);
  const response = await fetch(`/tables/new?${new URLSearchParams(typed)}`).catch(() => null);
  if (!response?.ok || question !== asked) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html").getElementById("rules");
  fresh.open = document.getElementById("rules").open;
  document.getElementById("rules").replaceWith(fresh);
  fresh.querySelector("[name=preset]:checked")?.focus({ preventScroll: true });
});
form.querySelector("#chips")?.removeAttribute("hidden");
paint();
