/**
 * A style, level or dance that is in none of the field's lists: made up on the spot, or spelled in a way nobody knows.
 * There is one for each text, made by `wordOf`: two readings of one word are the same word, also as the key of a map.
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

  /** In a sentence it stands as it is written, like the words of the lists. */
  toString(): string {
    return this.other;
  }

  /** And so in JSON: what is sent or stored is the text. */
  toJSON(): string {
    return this.other;
  }
}

/** Reads a text against one of the field's lists: its word, or another one. This is asked where texts come in, once. */
export function wordOf<T extends string>(list: readonly T[]): (text: string) => T | Other {
  const known = new Map<string, T>(list.map((word) => [word, word]));
  return (text) => known.get(text) ?? Other.called(text);
}

/** The word as it came in, and as it is stored. */
export const asWritten = (word: string | Other): string => (typeof word === 'string' ? word : word.other);

/** The word of the field's list; undefined for another one. */
export const inTheLists = <T extends string>(word: T | Other): T | undefined =>
  typeof word === 'string' ? word : undefined;
