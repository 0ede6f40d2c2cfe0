// The keys answer at once; what they do to the cards is the server's to say.

const PATIENCE = 8000;
const PAUSE = 1500;

const form = () => document.getElementById("check");
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let waiting = [];
let changed = false;
let busy = false;

// Nodes stay where they can: a key that was replaced between the finger's way down and up would not be pressed.
function patch(old, fresh) {
  // What was typed into a field is no longer the text within it, and what is within moves over.
  const { value: said } = fresh;
  if (!fresh.firstElementChild && old.isEqualNode(fresh) && old.value === said) return;
  // A button that says something else is another one: it must not change under a finger.
  if (old.nodeName !== fresh.nodeName || !old.attributes || (old.nodeName === "BUTTON" && old.value !== said)) return old.replaceWith(fresh);
  // What somebody has unfolded stays so.
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const [were, are] = [[...old.childNodes], [...fresh.childNodes]];
  are.forEach((node, place) => (were[place] ? patch(were[place], node) : old.append(node)));
  were.slice(are.length).forEach((node) => node.remove());
  if ("defaultValue" in fresh || fresh.options) old.value = said;
}

async function page(keys) {
  const query = new URLSearchParams(new FormData(form()));
  keys.forEach((key) => query.append("do", key));
  const address = `${form().getAttribute("action")}?${query}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (response.status >= 500) throw new Error(response.status);
  // What the server refuses it says itself.
  if (!response.ok) return location.assign(address);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

function put(fresh) {
  const dealer = document.querySelector("[name=dealer]:checked")?.value;
  patch(document.querySelector("main"), fresh.querySelector("main"));
  patch(document.getElementById("bar"), fresh.getElementById("bar"));
  document.title = fresh.title;
  history.replaceState(null, "", form().dataset.address + location.hash);
  // The server is not asked who deals.
  document.querySelectorAll("#why [name=dealer]").forEach((seat) => (seat.checked = seat.value === dealer));
  // Taps that came meanwhile stay inked.
  waiting.forEach(ink);
}

function ink(key) {
  const button = form().querySelector(`.ck[value="${key}"]:not(.theirs)`);
  if (!button) return;
  const mine = button.classList.toggle("mine");
  button.setAttribute("aria-pressed", mine);
}

function tell(text) {
  const strip = document.querySelector("#bar .verdict > div");
  strip.replaceChildren(Object.assign(document.createElement("strong"), { className: "calm", textContent: text }));
}

// Until the answer is there the button would name another verdict.
function ask() {
  changed = true;
  document.querySelectorAll("#put button").forEach((button) => (button.disabled = true));
  flush();
}

async function flush() {
  if (busy) return;
  busy = true;
  while (changed) {
    const keys = [...waiting];
    changed = false;
    try {
      const fresh = await page(keys);
      if (!fresh) return;
      // An answer to fields that are typed on in would overwrite them; the keys are asked for once more with the rest.
      if (typing() && changed) continue;
      waiting = waiting.slice(keys.length);
      put(fresh);
    } catch {
      changed = true;
      tell(form().dataset.lost);
      await pause(PAUSE);
    }
  }
  busy = false;
}

const typing = () => document.querySelector("#check .typed");

document.addEventListener("submit", (event) => {
  if (event.target !== form()) return;
  event.preventDefault();
  const key = event.submitter?.value;
  if (key) {
    ink(key);
    waiting.push(key);
  }
  ask();
});

// With the server gone the page would be lost.
document.addEventListener("submit", async (event) => {
  const { target, submitter } = event;
  if (target.id !== "put" || target.dataset.reached) return;
  event.preventDefault();
  const reached = await fetch("/healthz", { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  if (!reached?.ok) return tell(target.dataset.lost);
  if (busy) return;
  target.dataset.reached = "yes";
  target.elements.played_at.value = new Date().toISOString();
  target.requestSubmit(submitter);
});

document.addEventListener("input", ({ target }) => {
  if (target.form === form()) ask();
});
