import type { Form, ShapeWithParser } from './forms.ts';

/** A node of the tree: its address and parser. */
export interface Node<T> {
  readonly at: string;
  readonly parse: (raw: unknown) => T;
  readonly form: Form;
  /** Written as a whole and never removed, with a higher edition each time: one of two concurrent saves is refused. */
  readonly isSavedWhole?: true;
  /** Read as a whole or not at all. The access rules only limit its size. */
  readonly isStrict?: true;
}

// @__NO_SIDE_EFFECTS__
export const defineNode = <T>(at: string, form: ShapeWithParser<T>): Node<T> => ({
  at,
  form,
  parse: form.read,
});
