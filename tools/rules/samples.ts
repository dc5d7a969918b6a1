/** Good values at each edge of a form, and values that are wrong in one way each. */

import type { Fields, Form, MapKeys } from '../../src/schema/codec/forms.ts';
import type { StoredJson } from '../../src/schema/codec/serialize.ts';
import { REQUEST_TIME } from '../../src/server/access/testing/writeChecks.ts';
import { fieldsOf } from './shapes.ts';

/** A node of the tree with children, as a value. */
type Branch = { readonly [key: string]: StoredJson };

/** An event without entries, which a relation accepts. */
const EMPTY_EVENT = 'Empty';

function keysOf(keys: MapKeys): { readonly good: readonly string[]; readonly broken: readonly string[] } {
  switch (keys.by) {
    case 'words':
      return { good: keys.words, broken: ['nobody'] };
    case 'pattern':
      return { good: keys.samples, broken: ['no such key'] };
    case 'length':
      return { good: ['x', 'x'.repeat(keys.most)], broken: ['x'.repeat(keys.most + 1)] };
    case 'slot':
      return {
        good: ['0', String(keys.slots - 1)],
        broken: ['first', '01', '-1', String(keys.slots)],
      };
    case 'relation':
      return { good: [EMPTY_EVENT], broken: ['Never was'] };
  }
}

function* objectSamples(fields: Fields): Generator<Branch> {
  const samples = Object.entries(fields).map(([name, field]) => [name, goodSamples(field)] as const);
  const longest = Math.max(...samples.map(([, values]) => values.length));
  // The fields are not all at the same edge, so that compared fields differ.
  for (let at = 0; at < longest; at += 1)
    yield Object.fromEntries(
      samples.map(([name, values], column) => [name, values[(at + column) % values.length] ?? null]),
    );
  const needed = samples.filter(([name]) => fields[name]?.isOptional === undefined);
  if (needed.length > 0) yield Object.fromEntries(needed.map(([name, [first]]) => [name, first ?? null]));
}

/** Stored values. */
export function goodSamples(form: Form): readonly StoredJson[] {
  switch (form.kind) {
    case 'text':
      return form.like?.samples ?? [...(form.least === 0 ? [''] : []), 'x', 'x'.repeat(form.most)];
    case 'number':
      return [0, 1_800_000_000_000];
    case 'time':
    case 'now':
      return [REQUEST_TIME];
    case 'whole':
      return [form.least, form.most];
    case 'version':
      return [1];
    case 'flag':
      return [true, false];
    case 'yes':
      return [true];
    case 'word':
      return form.words;
    case 'either':
      return form.forms.flatMap(goodSamples);
    case 'object':
      return [...objectSamples(form.fields)];
    case 'list': {
      const each = goodSamples(form.of);
      const length = form.keys.by === 'slot' ? form.keys.slots : 0;
      return [...each.map((one) => [one]), Array.from({ length }, (_, at) => each[at % each.length] ?? null)];
    }
    case 'map':
      return keysOf(form.keys).good.flatMap((key) => goodSamples(form.of).map((one) => ({ [key]: one })));
    case 'converted':
      return goodSamples(form.of).filter((stored) => form.read(stored) !== undefined);
  }
}

const inPlace = (whole: StoredJson, changed: Branch): StoredJson => ({ ...Object(whole), ...changed });

function brokenObjects(fields: Fields, good: StoredJson): readonly StoredJson[] {
  return [
    'x',
    7,
    inPlace(good, { 'no such field': 'x' }),
    ...Object.entries(fields).flatMap(([name, field]) => [
      // Without its only part, the object would not exist.
      ...(field.isOptional === undefined && Object.keys(Object(good)).length > 1
        ? [inPlace(good, { [name]: null })]
        : []),
      ...brokenSamples(field).map((broken) => inPlace(good, { [name]: broken })),
    ]),
  ];
}

/** Values that the access rules refuse for this form. Each has exactly one wrong part. */
export function brokenSamples(form: Form): readonly StoredJson[] {
  const [good = null] = goodSamples(form);
  const fields = fieldsOf(form);
  if (fields !== undefined) return brokenObjects(fields, good);
  switch (form.kind) {
    case 'text':
      return [
        7,
        true,
        { a: 'x' },
        'x'.repeat(form.most + 1),
        ...(form.least === 0 ? [] : ['']),
        ...(form.like === undefined ? [] : ['?']),
      ];
    case 'number':
      return ['x', '7', true, { a: 1 }];
    case 'time':
    case 'now':
      return ['x', 1, REQUEST_TIME + 1, true, { a: 1 }];
    case 'whole':
      return ['x', true, form.least - 1, form.most + 1, form.least + 0.5, { a: 1 }];
    case 'version':
      return ['x', 0, 2, 0.5, { a: 1 }];
    case 'flag':
      return ['x', 1, { a: true }];
    case 'yes':
      return [false, 'x', 1, { a: true }];
    case 'word':
      return [7, true, 'no such word', `${form.words[0]}x`, { a: 'x' }];
    case 'either': {
      const [first = [], ...others] = form.forms.map(brokenSamples);
      const isBroken = (value: StoredJson) => (among: readonly StoredJson[]) =>
        among.some((one) => JSON.stringify(one) === JSON.stringify(value));
      return first.filter((value) => others.every(isBroken(value)));
    }
    case 'list':
    case 'map': {
      const { good: keys, broken } = keysOf(form.keys);
      const [one = null] = goodSamples(form.of);
      return [
        'x',
        7,
        ...broken.map((key) => ({ [key]: one })),
        ...brokenSamples(form.of).map((each) => ({ [keys[0] ?? '']: each })),
      ];
    }
    case 'converted':
      return brokenSamples(form.of);
    case 'object':
      return [];
  }
}
