import type { Field, Fields, Form } from '../codec/forms.ts';

/** Views that the server derives for visitors. */
type View = 'program' | 'heats';

/** Visitors get the field under short names, one for each view; undefined: not in that view. */
// @__NO_SIDE_EFFECTS__
export const abbreviate = <F extends Field>(field: F, program?: string, heats?: string): F => ({
  ...field,
  shortNames: { program, heats },
});

/** The part of a node in a view, as the server derives it (server/derived). */
type Mask =
  | { readonly kind: 'whole' }
  | { readonly kind: 'count'; readonly flagged?: string }
  | { readonly kind: 'each'; readonly of: Mask }
  | NamedMask;

export interface NamedMask {
  readonly kind: 'named';
  readonly children: MaskedChildren;
}

type MaskedChildren = Readonly<
  Record<string, { readonly as: string; readonly from?: string; readonly of: Mask }>
>;

const WHOLE: Mask = { kind: 'whole' };

const fieldsBelow = (form: Form): Fields =>
  form.kind === 'map' && form.of.kind === 'object' ? form.of.fields : {};

/**
 * The fields of an object that have short names in a view. A map is only counted if no field below it has a
 * short name. Flags below a map are counted beside it.
 */
// @__NO_SIDE_EFFECTS__
export function buildMask(fields: Fields, view: View): NamedMask {
  const children: Record<string, MaskedChildren[string]> = {};
  for (const [name, field] of Object.entries(fields)) {
    const as = field.shortNames?.[view];
    if (as === undefined) continue;
    const inside = Object.entries(fieldsBelow(field)).filter(
      ([, one]) => one.shortNames?.[view] !== undefined,
    );
    if (field.kind !== 'map') children[name] = { as, of: WHOLE };
    else if (inside.some(([, { kind }]) => kind !== 'flag'))
      children[name] = { as, of: { kind: 'each', of: buildMask(fieldsBelow(field), view) } };
    else {
      children[name] = { as, of: { kind: 'count' } };
      for (const [flagged, { shortNames }] of inside)
        children[flagged] = { as: shortNames?.[view] ?? flagged, from: name, of: { kind: 'count', flagged } };
    }
  }
  return { kind: 'named', children };
}
