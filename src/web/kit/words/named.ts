/**
 * How the words of one of the field's lists are said in a language. It is asked with what is written, which may be a word
 * that is in no list.
 */
export const named = <Word extends string>(
  names: Readonly<Record<Word, string>>,
): ReadonlyMap<string, string> => new Map(Object.entries<string>(names));
