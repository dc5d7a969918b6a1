/** A parsed value or an operation's result, or the problem. */
export type Parsed<T, Problem = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export const parsed = <T>(value: T): Parsed<T, never> => ({ ok: true, value });

export const refused = <const Problem>(problem: Problem): Parsed<never, Problem> => ({ ok: false, problem });
