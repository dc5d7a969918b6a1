import { mapDefined } from '../../domain/defined.ts';
import type { Form } from './forms.ts';
import { childOf } from './raw.ts';

export type StoredJson =
  | null
  | boolean
  | number
  | string
  | readonly StoredJson[]
  | { readonly [key: string]: StoredJson };

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Undefined without children: the tree has no empty nodes. */
function branch(
  names: readonly string[],
  serializeChild: (name: string) => StoredJson | undefined,
): StoredJson | undefined {
  const there = mapDefined(names, (name): readonly [string, StoredJson] | undefined => {
    const value = serializeChild(name);
    return value === undefined ? undefined : [name, value];
  });
  return there.length === 0 ? undefined : Object.fromEntries(there);
}

/** A value in its stored form. Undefined: not stored. */
export function serialize(form: Form, value: unknown): StoredJson | undefined {
  if (value === undefined) return undefined;
  switch (form.kind) {
    case 'text':
      return form.least === 0 ? textIn(value) : textIn(value).trim() || undefined;
    case 'word':
      return textIn(value);
    case 'number':
    case 'time':
    case 'now':
    case 'whole':
    case 'version':
      return Number(value);
    case 'flag':
      return value === true;
    case 'yes':
      return value === true || undefined;
    case 'either':
      // Pick the form that parses its own output again.
      return mapDefined(form.forms, (one) => {
        const stored = serialize(one, value);
        return stored !== undefined && one.read(stored) !== undefined ? stored : undefined;
      })[0];
    case 'object':
      return branch(Object.keys(form.fields), (name) => {
        const field = form.fields[name];
        return field && serialize(field, childOf(value, name));
      });
    case 'list': {
      const all = Array.isArray(value) ? mapDefined(value, (one) => serialize(form.of, one)) : [];
      return all.length === 0 ? form.empty : all;
    }
    case 'map':
      return branch(Object.keys(value ?? {}), (key) => serialize(form.of, childOf(value, key)));
    case 'converted':
      return serialize(form.of, form.write(value));
  }
}
