/**
 * A style, level or dance outside the standard lists: made up, or in an unknown spelling. Instances are interned by
 * `wordOf`, so equal texts are identical objects and work as keys of a map.
 */
export class Other {
  static readonly #all = new Map<string, Other>();

  readonly other: string;

  private constructor(text: string) {
    this.other = text;
  }

  static called(text: string): Other {
    const before = Other.#all.get(text);
    if (before !== undefined) return before;
    const other = new Other(text);
    Other.#all.set(text, other);
    return other;
  }

  toString(): string {
    return this.other;
  }

  /** JSON has the plain text. */
  toJSON(): string {
    return this.other;
  }
}

/** Parses a text into a listed word, or an `Other`. Call it once, where texts come in. */
export function wordOf<T extends string>(list: readonly T[]): (text: string) => T | Other {
  const known = new Map<string, T>(list.map((word) => [word, word]));
  return (text) => known.get(text) ?? Other.called(text);
}

/** The word in its stored form. */
export const storedTerm = (word: string | Other): string => (typeof word === 'string' ? word : word.other);

/** Undefined for a word outside the lists. */
export const standardTerm = <T extends string>(word: T | Other): T | undefined =>
  typeof word === 'string' ? word : undefined;
