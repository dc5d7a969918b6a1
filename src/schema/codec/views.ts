import type { Fields, Form, View } from './forms.ts';
import { childOf } from './raw.ts';

/** The part of a node in a view, as the server derives it (server/derived). */
type Mask =
  | { readonly kind: 'whole' }
  | { readonly kind: 'count'; readonly flagged?: string }
  | { readonly kind: 'each'; readonly of: Mask }
  | { readonly kind: 'named'; readonly children: MaskedChildren };
type MaskedChildren = Readonly<
  Record<string, { readonly as: string; readonly from?: string; readonly of: Mask }>
>;

const WHOLE: Mask = { kind: 'whole' };

const fieldsBelow = (form: Form): Fields =>
  form.kind === 'map' && form.of.kind === 'object' ? form.of.fields : {};

/**
 * The fields of an object that have short names in a view. A map without any below it is only counted; flags below a map
 * are counted, too, beside it.
 */
// @__NO_SIDE_EFFECTS__
export function maskOf(fields: Fields, view: View): Mask {
  const children: Record<string, MaskedChildren[string]> = {};
  for (const [name, field] of Object.entries(fields)) {
    const as = field.shortNames?.[view];
    if (as === undefined) continue;
    const inside = Object.entries(fieldsBelow(field)).filter(
      ([, one]) => one.shortNames?.[view] !== undefined,
    );
    if (field.kind !== 'map') children[name] = { as, of: WHOLE };
    else if (inside.some(([, { kind }]) => kind !== 'flag'))
      children[name] = { as, of: { kind: 'each', of: maskOf(fieldsBelow(field), view) } };
    else {
      children[name] = { as, of: { kind: 'count' } };
      for (const [flagged, { shortNames }] of inside)
        children[flagged] = { as: shortNames?.[view] ?? flagged, from: name, of: { kind: 'count', flagged } };
    }
  }
  return { kind: 'named', children };
}

type Names = Readonly<Record<string, string>>;

/** The short names of fields in a view. */
// @__NO_SIDE_EFFECTS__
export const shortNamesIn = (fields: Fields, view: View): Names =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { shortNames }]) => {
      const as = shortNames?.[view];
      return as === undefined ? [] : [[name, as]];
    }),
  );

/** A node of a view with its full names. */
export const expanded = (raw: unknown, names: Names): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(names).map(([name, as]) => [name, childOf(raw, as)]));
