/**
 * A style, level or dance outside the standard lists: made up, or in an unknown spelling. Instances are interned by
 * `createTermParser`, so equal texts are identical objects and work as keys of a map.
 */
export class CustomTerm {
  static readonly #all = new Map<string, CustomTerm>();

  readonly other: string;

  private constructor(text: string) {
    this.other = text;
  }

  static called(text: string): CustomTerm {
    const before = CustomTerm.#all.get(text);
    if (before !== undefined) return before;
    const other = new CustomTerm(text);
    CustomTerm.#all.set(text, other);
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

/** Parses a text into a listed word or a `CustomTerm`. Call it only where texts enter the program. */
export function createTermParser<T extends string>(list: readonly T[]): (text: string) => T | CustomTerm {
  const known = new Map<string, T>(list.map((word) => [word, word]));
  return (text) => known.get(text) ?? CustomTerm.called(text);
}

/** The word in its stored form. */
export const toStoredTerm = (word: string | CustomTerm): string =>
  typeof word === 'string' ? word : word.other;

/** Undefined for a word outside the lists. */
export const toStandardTerm = <T extends string>(word: T | CustomTerm): T | undefined =>
  typeof word === 'string' ? word : undefined;
