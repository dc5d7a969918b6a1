import type { Form } from './forms.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Undefined without children: the tree has no empty nodes. */
const branch = (children: readonly (readonly [string, Json | undefined])[]): Json | undefined => {
  const there = children.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  return there.length === 0 ? undefined : Object.fromEntries(there);
};

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const childIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;

/** A value in its stored form. Undefined: not stored. */
export function serialize(form: Form, value: unknown): Json | undefined {
  if (value === undefined) return undefined;
  switch (form.kind) {
    case 'text': {
      const said = textIn(value);
      return form.least === 0 ? said : said.trim() || undefined;
    }
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
      return form.forms
        .map((one) => [one, serialize(one, value)] as const)
        .find(([one, stored]) => stored !== undefined && one.read(stored) !== undefined)?.[1];
    case 'object':
      return branch(
        Object.entries(form.fields).map(([name, field]) => [name, serialize(field, childIn(value, name))]),
      );
    case 'list': {
      const all = Array.isArray(value) ? value.map((one) => serialize(form.of, one)) : [];
      const there = all.filter((one) => one !== undefined);
      return there.length === 0 ? form.empty : there;
    }
    case 'map':
      return branch(Object.entries(value ?? {}).map(([key, one]) => [key, serialize(form.of, one)]));
    case 'converted':
      return serialize(form.of, form.write(value));
  }
}
