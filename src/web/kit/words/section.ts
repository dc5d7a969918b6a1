/**
 * The sentences of one screen, or one kind of part, in English, under the name that translations use. A sentence with
 * values is a function.
 */
export interface Section<Name extends string, Sentences extends object> {
  readonly name: Name;
  readonly english: Sentences;
}

export const section = <const Name extends string, Sentences extends object>(
  name: Name,
  english: Sentences,
): Section<Name, Sentences> => ({ name, english });
