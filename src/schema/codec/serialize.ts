import { mapDefined } from '../../domain/mapDefined.ts';
import type { Form } from './forms.ts';
import { namedValues } from './moreForms.ts';
import { getRawChild, listRawChildren } from './raw.ts';

type Leaf = boolean | number | string;
export type StoredJson = null | Leaf | readonly StoredJson[] | { readonly [key: string]: StoredJson };

const isLeaf = (value: unknown): value is Leaf => ['boolean', 'number', 'string'].includes(typeof value);

/** A value in its stored form. Undefined: not stored. */
export function serialize(form: Form, value: unknown): StoredJson | undefined {
  if (value === undefined) return undefined;
  if (form.kind === 'either')
    // Pick the form that parses its own output again.
    return mapDefined(form.forms, (one) => {
      const stored = serialize(one, value);
      return stored !== undefined && one.read(stored) !== undefined ? stored : undefined;
    })[0];
  if (form.kind === 'object')
    return namedValues(
      Object.entries(form.fields).map(([name, field]) => [
          name,
          serialize(field, getRawChild(value, name)),
        ]),
    );
  if (form.kind === 'list') {
    const all = Array.isArray(value) ? mapDefined(value, (one) => serialize(form.of, one)) : [];
    return all.length > 0 ? all : undefined;
  }
  if (form.kind === 'map')
    return namedValues(listRawChildren(value).map(([key, child]) => [key, serialize(form.of, child)]));
  // The value was parsed by this form, or has its type.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  if (form.kind === 'converted') return serialize(form.of, form.write(value as never));
  if (form.kind === 'yes') return value === true || undefined;
  if (form.kind === 'text' && form.least === 1 && typeof value === 'string') return value.trim() || undefined;
  return isLeaf(value) ? value : undefined;
}
