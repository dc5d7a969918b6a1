/** What came through an edge: the value, or a sentence for the person who meets the problem. */
export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });

export const refused = (problem: string): Parsed<never> => ({ ok: false, problem });
