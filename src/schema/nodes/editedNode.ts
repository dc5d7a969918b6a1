import type { Form } from '../codec/forms.ts';
import type { Node } from '../codec/node.ts';
import { getRawChild, listRawChildren, toCount } from '../codec/raw.ts';

/** Rules saved as a whole. Each save increments the edition; 0: never saved. */
export type Edition<Rules> = { readonly edition: number } &
  /** Unreadable: part of it is malformed, so none of it is used. */
  ({ readonly kind: 'none' | 'unreadable' } | { readonly kind: 'set'; readonly rules: Rules });

/** Rules saved as a whole, stored with their edition. */
export interface EditedNode<Rules> extends Node<Edition<Rules>> {
  readonly form: Form<Rules>;
  readonly isSavedWhole: true;
}

/** @param isReadable `isStrictly` (strict.ts) for rules that must not be used in part */
// @__NO_SIDE_EFFECTS__
export const editedNode = <Rules>(
  at: string,
  form: Form<Rules>,
  isReadable?: (form: Form, raw: unknown) => boolean,
): EditedNode<Rules> => ({
  at,
  form,
  isSavedWhole: true,
  ...(isReadable && { isStrict: true }),
  parse: (raw) => {
    const edition = toCount(getRawChild(raw, 'edition')) ?? 0;
    const children = listRawChildren(raw);
    if (children.length === 0) return { kind: 'none', edition };
    const saved = Object.fromEntries(children.filter(([name]) => name !== 'edition'));
    const rules = (isReadable?.(form, saved) ?? true) ? form.read(saved) : undefined;
    return rules === undefined ? { kind: 'unreadable', edition } : { kind: 'set', edition, rules };
  },
});
