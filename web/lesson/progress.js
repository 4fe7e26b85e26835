// Which questions of the lesson a reader has answered, kept in this browser where it allows that.

const KEY = "attention-lesson";

/** @returns {Set<string>} names of the chapters whose question was answered */
export function answered() {
  try {
    const names = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(names) ? names.filter((name) => typeof name === "string") : []);
  } catch {
    return new Set();
  }
}

/** @param {Set<string>} names */
export function keepAnswered(names) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...names]));
  } catch {
    // Kept for as long as the page is open.
  }
}
