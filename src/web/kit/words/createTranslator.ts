/** Translates words of a fixed list. The argument may be a word outside the list. */
export const createTranslator = <Word extends string>(
  names: Readonly<Record<Word, string>>,
): ReadonlyMap<string, string> => new Map(Object.entries<string>(names));
