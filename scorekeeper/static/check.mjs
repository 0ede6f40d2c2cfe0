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
  if (old.isEqualNode(fresh)) return;
  if (old.nodeName !== fresh.nodeName || !old.attributes) return old.replaceWith(fresh);
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const [were, are] = [[...old.childNodes], [...fresh.childNodes]];
  are.forEach((node, place) => (were[place] ? patch(were[place], node) : old.append(node)));
  were.slice(are.length).forEach((node) => node.remove());
}

async function page(keys) {
  const query = new URLSearchParams(new FormData(form()));
  keys.forEach((key) => query.append("do", key));
  const response = await fetch(`${form().getAttribute("action")}?${query}`, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(response.status);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

function put(fresh) {
  patch(document.querySelector("main"), fresh.querySelector("main"));
  patch(document.getElementById("bar"), fresh.getElementById("bar"));
  document.title = fresh.title;
  history.replaceState(null, "", form().dataset.address + location.hash);
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

async function flush() {
  if (busy) return;
  busy = true;
  while (changed) {
    const keys = [...waiting];
    changed = false;
    try {
      const fresh = await page(keys);
      waiting = waiting.slice(keys.length);
      if (!typing() || !changed) put(fresh);
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
  changed = true;
  flush();
});

// The button writes what it names, so nothing may still be on its way; and with the server gone the page would be lost.
document.addEventListener("submit", async (event) => {
  const { target, submitter } = event;
  if (target.id !== "put" || target.dataset.reached) return;
  event.preventDefault();
  if (busy) return;
  const reached = await fetch("/healthz", { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  if (!reached?.ok) return tell(target.dataset.lost);
  target.dataset.reached = "yes";
  target.requestSubmit(submitter);
});

document.addEventListener("input", ({ target }) => {
  if (target.form !== form()) return;
  changed = true;
  flush();
});
