/**
 * What one screen, or one kind of part, can say: its sentences in English, under the name by which a translation has
 * them. A sentence with values in it is a function of them.
 */
export interface Section<Name extends string, Sentences extends object> {
  readonly name: Name;
  readonly english: Sentences;
}

export const section = <const Name extends string, Sentences extends object>(
  name: Name,
  english: Sentences,
): Section<Name, Sentences> => ({ name, english });
