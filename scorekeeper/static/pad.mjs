// The pad: it previews and saves without leaving the sheet. Rules and sheet are the server's.

const PARTS = ["head", "sheet", "bar", "menu"];
const NEEDED = { counts: ["call", "opponent_count"], points: ["winner", "points"], dead: [] };
const PAUSES = [500, 1500, 4000];
const PATIENCE = 8000;

const pad = () => document.getElementById("pad-form");
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let asked = 0;
let shown = null;
let busy = false;
let arrivedHere = false;

// Null while something is missing.
function handOf(form) {
  const typed = Object.fromEntries([...new FormData(form)].reverse());
  if (!NEEDED[typed.way].every((field) => typed[field]?.trim())) return null;
  const seat = (letter) => ({ seat: letter });
  const text = (...fields) => Object.fromEntries(fields.filter((field) => typed[field]).map((field) => [field, typed[field]]));
  const [knocker, said] = typed.call.split("-");
  const hand = {
    counts: () => ({ knocker: seat(knocker), declared: Number(said) ? "knock" : said, knocker_count: Number(said) || 0, opponent_count: whole(typed.opponent_count) }),
    points: () => ({ winner: seat(typed.winner), points: whole(typed.points), ...text("outcome") }),
    dead: () => ({ dead: true }),
  }[typed.way]();
  const upcard = typed.up_rank && typed.up_suit && typed.up_rank + typed.up_suit;
  return { ...hand, ...text("ruling", "before"), ...(upcard && { upcard }), ...(typed.dealer && { dealer: seat(typed.dealer) }) };
}

// Digits of any script; the server says what is wrong with anything else.
function whole(text) {
  const trimmed = text.trim();
  return /^\p{Nd}{1,9}$/u.test(trimmed) ? Number([...trimmed].map(digit).join("")) : text;
}

function digit(character) {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(character.codePointAt(0) - value - 1))) value += 1;
  return value % 10;
}

function mint(form) {
  form.elements.uid.value = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

// A network that wants a login first never answers.
const ask = (address, options) => fetch(address, { ...options, signal: AbortSignal.timeout(PATIENCE) });

async function post(address, body) {
  const response = await ask(address, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  return response.json();
}

// The uid stays the same: a lost answer writes nothing twice.
async function insist(attempt, failed = () => {}) {
  for (const wait of PAUSES) {
    try {
      return await attempt();
    } catch {
      failed();
      await pause(wait);
    }
  }
  return attempt();
}

async function preview(form) {
  const hand = handOf(form);
  const question = (asked += 1);
  shown = null;
  say(form, null);
  const answer = hand && (await post(`${form.dataset.base}/hands/preview`, hand).catch(() => null));
  if (question !== asked) return;
  shown = answer?.say && { hand: JSON.stringify(hand), winner: answer.winner, points: answer.points };
  say(form, answer);
}

function say(form, answer) {
  const pencil = form.querySelector("#preview");
  const save = form.querySelector("#save");
  save.dataset.plain ??= save.textContent;
  save.dataset.said = answer?.say ? form.dataset.save.replace("{}", () => answer.say.headline) : save.dataset.plain;
  if (!busy) save.textContent = save.dataset.said;
  const problems = answer?.problems ?? [];
  // It stays once a ruling is chosen, for then nothing is wrong any more.
  if (answer) form.querySelector("#over").hidden = !form.elements.ruling.value && !problems.some(({ code }) => code === "over_limit");
  if (problems.length) return pencil.replaceChildren(...paragraphs(problems));
  if (!answer?.say) return pencil.replaceChildren(pencil.dataset.hint);
  const headline = document.createElement("b");
  headline.textContent = answer.say.headline;
  pencil.replaceChildren(headline);
  // What a hand does elsewhere the next page shows.
  if ("looksFirst" in form.dataset) return;
  if (answer.say.line) pencil.append(`: ${answer.say.line}`);
  if (answer.say.moves.length) pencil.append(moves(form, answer.say.moves));
}

function moves(form, list) {
  const box = document.createElement("div");
  box.className = "moves";
  for (const { game, was, now, closes } of list) {
    const move = form.querySelector("#move").content.cloneNode(true);
    const [before, ring, after] = move.querySelectorAll("span");
    const title = move.querySelector("small");
    title.textContent = title.textContent.replace("{}", game);
    before.textContent = was;
    after.textContent = now;
    if (!closes) ring.replaceWith(now);
    box.append(move);
  }
  return box;
}

function paragraphs(problems) {
  return problems.map(({ message }) => Object.assign(document.createElement("p"), { textContent: message }));
}

function refuse(form, problems) {
  const box = form.querySelector("#problems");
  box.replaceChildren(...paragraphs(problems));
  box.hidden = !problems.length;
  box.scrollIntoView({ block: "nearest" });
}

async function save(form) {
  const hand = handOf(form);
  const { uid, seen } = form.elements;
  const body = { ...hand, ...(seen.value && { seen: seen.value }) };
  if (await isTwin(form, body)) return false;
  if (shown?.hand === JSON.stringify(hand)) body.shown = { winner: shown.winner, points: shown.points };
  const event = { uid: uid.value, kind: "HandPlayed", body, played_at: new Date().toISOString() };
  const answer = await insist(() => post(`${form.dataset.base}/events`, [event]));
  const [{ status, problems = [] } = { problems: answer.problems }] = Array.isArray(answer) ? answer : [];
  if (status === "recorded" || status === "known") return true;
  if (status === "conflict") mint(form);
  refuse(form, problems.length ? problems : [{ message: form.dataset.conflict }]);
  return false;
}

// Another phone may have entered it since. Asked once: a second tap on Save means it, and the hand may be there by the first.
async function isTwin(form, body) {
  const text = JSON.stringify(body);
  if (form.dataset.asked === text) return false;
  form.dataset.asked = text;
  const { notes = [] } = await post(`${form.dataset.base}/hands/preview`, body).catch(() => ({}));
  refuse(form, notes);
  return notes.length > 0;
}

// What is typed while a hand is on its way would be cleared with it.
function hold(form, held) {
  busy = held;
  document.querySelectorAll("#ledger .next, #pad-form > :not(.head, .wrong, .pencil, .bar)").forEach((part) => (part.inert = held));
  const button = form.querySelector("#save");
  button.disabled = held;
  button.textContent = held ? form.dataset.saving : button.dataset.said;
}

async function submit(form) {
  if (busy) return;
  hold(form, true);
  const saved = await save(form).catch(() => refuse(form, [{ message: form.dataset.lost }]));
  hold(form, false);
  if (!saved) return;
  form.elements.seen.value = form.elements.uid.value;
  mint(form);
  // Closed first: the second tap of two would meet the keys that come back.
  await close();
  form.reset();
  enliven(form);
  refresh(form).catch(() => {});
}

async function page(address) {
  const response = await ask(address);
  if (!response.ok) throw new Error(response.status);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

function tellStale() {
  const bar = document.getElementById("bar");
  if (!bar.querySelector(".wrong")) bar.prepend(Object.assign(document.createElement("p"), { className: "wrong", role: "alert", textContent: bar.dataset.stale }));
}

// A pad in use stays, and so does the dealer, who is chosen on the sheet.
async function refresh(form) {
  const fresh = await insist(() => page(form.dataset.base), tellStale);
  const untouched = !form.dataset.touched;
  const dealer = new FormData(form).get("dealer");
  for (const id of untouched ? [...PARTS, "pad"] : PARTS) {
    document.getElementById(id)?.replaceWith(fresh.getElementById(id));
  }
  document.title = fresh.title;
  if (untouched) {
    enliven(pad());
  } else {
    form.querySelector(".head").replaceWith(fresh.querySelector("#pad-form .head"));
    document.getElementsByName("dealer").forEach((choice) => (choice.checked = choice.value === dealer));
  }
  document.getElementById("fresh")?.scrollIntoView({ block: "nearest" });
  document.querySelector("#bar .go")?.focus({ preventScroll: true });
}

// Closed pads leave no trail behind Back.
async function close() {
  if (!document.querySelector(".panel:target")) return;
  const closed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  if (arrivedHere) history.back();
  else location.replace("#sheet");
  await closed;
}

function paint(form) {
  const figures = form.elements.opponent_count.value.trim();
  const [tens, ones] = form.querySelectorAll("span.well");
  tens.textContent = figures.slice(0, -1);
  ones.textContent = figures.slice(-1);
}

function enliven(form) {
  form.elements.opponent_count.inputMode = "none";
  form.elements.opponent_count.maxLength = 2;
  delete form.dataset.touched;
  delete form.dataset.asked;
  paint(form);
  preview(form);
}

document.addEventListener("input", ({ target }) => {
  const form = target.form;
  if (form?.id !== "pad-form") return;
  // Another upcard has another suit, too.
  if (target.name === "up_rank" && !target.value) form.querySelectorAll(".up-suit").forEach((suit) => (suit.checked = false));
  form.dataset.touched = "yes";
  paint(form);
  preview(form);
});

document.addEventListener("click", (event) => {
  const key = event.target.closest(".keypad button");
  if (key) {
    const input = key.form.elements.opponent_count;
    input.value = key.value ? (input.value + key.value).slice(0, 2) : input.value.slice(0, -1);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  } else if (event.target.closest("[data-print]")) {
    print();
  } else if (event.target.closest("[data-cards]")) {
    event.preventDefault();
    toCards(event.target.closest("[data-cards]"));
  } else if (event.target.closest(".panel:target [data-close]")) {
    event.preventDefault();
    close();
  }
});

// Arrow keys would choose what they pass, and a choice turns the page.
document.addEventListener("keydown", (event) => {
  if (!event.target.matches(".call, .way") || !event.key.startsWith("Arrow")) return;
  event.preventDefault();
  const keys = [...event.target.form.querySelectorAll(".call, .way")];
  const step = event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1;
  keys.at((keys.indexOf(event.target) + step) % keys.length).focus();
});

// With the server gone the way to the keys would end on an error page, and the pad be lost with it.
async function toCards(link) {
  const address = new URL(link.href);
  const typed = new FormData(pad());
  if (typed.get("up_rank") && typed.get("up_suit")) address.searchParams.set("upcard", typed.get("up_rank") + typed.get("up_suit"));
  for (const field of ["dealer", "before"]) if (typed.get(field)) address.searchParams.set(field, typed.get(field));
  const reached = await ask("/healthz").catch(() => null);
  if (reached?.ok) location.assign(address);
  else refuse(pad(), [{ message: pad().dataset.lost }]);
}

document.addEventListener("submit", (event) => {
  if (event.target !== pad()) return;
  if (document.getElementById("sheet") && handOf(pad())) {
    event.preventDefault();
    submit(pad());
  } else {
    pad().dataset.sent = "yes";
  }
});

addEventListener("hashchange", () => (arrivedHere = true));
addEventListener("pageshow", () => {
  // Revived by Back, it has the uid that was sent.
  if (pad().dataset.sent) mint(pad());
  delete pad().dataset.sent;
});

document.documentElement.className = "live";
enliven(pad());
if (!location.hash && !scrollY && !document.querySelector(".end")) document.querySelector("#ledger tbody tr:last-child")?.scrollIntoView({ block: "nearest" });
