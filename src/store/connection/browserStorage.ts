// What this browser keeps between visits. A private window or a full disk keeps nothing: then nothing is read, and what was
// to be kept lasts as long as the page.

/** Text that is kept under a name; undefined where there is none. */
export function readText(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps text under a name, or lets go of it (undefined). False where the browser keeps nothing. */
export function keepText(name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** A value that is kept under a name; undefined where there is none, or none that can be read. */
export function readJson(name: string): unknown {
  try {
    return JSON.parse(readText(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value under a name, or lets go of it (undefined). False where the browser keeps nothing. */
export const keepJson = (name: string, value: unknown): boolean =>
  keepText(name, value === undefined ? undefined : JSON.stringify(value));
