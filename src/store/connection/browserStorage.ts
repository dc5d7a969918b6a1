// localStorage. In a private window or with a full disk, nothing is saved.

export function readText(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves or deletes (undefined) a text. False if the browser saves nothing. */
export function saveText(name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Undefined if missing or malformed. */
export function readJson(name: string): unknown {
  try {
    return JSON.parse(readText(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves or deletes (undefined) a value as JSON. False if the browser saves nothing. */
export const saveJson = (name: string, value: unknown): boolean =>
  saveText(name, value === undefined ? undefined : JSON.stringify(value));
