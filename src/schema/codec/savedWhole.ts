import type { Form } from './forms.ts';
import type { Node } from './node.ts';
import { childOf, childrenOf, countOf } from './raw.ts';

/** Rules that somebody saves as a whole. Each saving counts the edition up by one; 0: nobody has saved any. */
export type Edition<Rules> =
  | { readonly kind: 'none'; readonly edition: number }
  | { readonly kind: 'set'; readonly edition: number; readonly rules: Rules }
  /** Something in there is malformed: nobody goes by the rest of it. */
  | { readonly kind: 'unreadable'; readonly edition: number };

/** Rules that are saved as a whole, beside their edition. */
export interface EditedNode<Rules> extends Node<Edition<Rules>> {
  readonly form: Form<Rules>;
  readonly isSavedWhole: true;
}

/** @param isReadable refuses rules of which nobody may go by a part (strict.ts) */
// @__NO_SIDE_EFFECTS__
export const savedWhole = <Rules>(
  at: string,
  form: Form<Rules>,
  isReadable: (form: Form, raw: unknown) => boolean = () => true,
): EditedNode<Rules> => ({
  at,
  form,
  isSavedWhole: true,
  parse: (raw) => {
    const edition = countOf(childOf(raw, 'edition')) ?? 0;
    const children = childrenOf(raw);
    if (children.length === 0) return { kind: 'none', edition };
    const saved = Object.fromEntries(children.filter(([name]) => name !== 'edition'));
    const rules = isReadable(form, saved) ? form.read(saved) : undefined;
    return rules === undefined ? { kind: 'unreadable', edition } : { kind: 'set', edition, rules };
  },
});
