/** The access rules of the nodes that src/schema describes. Rules are strict where parsers are lenient. */

import {
  whole,
  type Fields,
  type Form,
  type Keys,
  type Shape,
  type Wildcard,
} from '../../src/schema/codec/forms.ts';
import { nameOf, type Node, type NodeEntry } from '../../src/schema/codec/node.ts';
import {
  COUNTED_ON,
  EDITION_UP,
  HAS_PLACES,
  keysFrom,
  MAX_EDITION,
  NOW_OR_KEPT,
  oneOf,
  perhapsUpTo,
  textUpTo,
  wholeNumber,
} from './forms.ts';
import { POLICIES } from './policies.ts';
import { RELATIONS } from './relations.ts';
import { CLOSED, type Expression, type Rules } from './rules.ts';

interface Written {
  readonly [name: string]: boolean | string | Expression<Wildcard> | Written;
}

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** A condition on one value; undefined of what has children. */
function conditionOf(shape: Shape): string | undefined {
  switch (shape.kind) {
    case 'text':
      return shape.least === 0 ? perhapsUpTo(shape.most) : textUpTo(shape.most);
    case 'number':
      return 'newData.isNumber()';
    case 'time':
      return NOW_OR_KEPT;
    case 'now':
      return 'newData.val() === now';
    case 'whole':
      return wholeNumber(shape.least, shape.most);
    case 'version':
      return COUNTED_ON;
    case 'flag':
      return 'newData.isBoolean()';
    case 'yes':
      return 'newData.val() === true';
    case 'word':
      return oneOf(shape.words);
    case 'converted':
      return conditionOf(shape.of);
    case 'either': {
      const each = shape.forms.map(conditionOf);
      return each.includes(undefined) ? undefined : each.map((one) => `(${one})`).join(' || ');
    }
    case 'object':
    case 'list':
    case 'map':
      return undefined;
  }
}

function keyCondition(name: string, keys: Keys): string | undefined {
  switch (keys.by) {
    case 'words':
      return `${name}.matches(/^(${keys.words.join('|')})$/)`;
    case 'pattern':
      return `${name}.matches(${String(keys.pattern)})`;
    case 'relation':
      return undefined;
  }
}

/** Fields of several objects in one: a field has the words of all of them, and is needed where each of them needs it. */
function merged(all: readonly Fields[]): Fields {
  const names = new Set(all.flatMap((fields) => Object.keys(fields)));
  return Object.fromEntries(
    [...names].map((name) => {
      const same = all.flatMap((fields) => fields[name] ?? []);
      const [first] = same;
      if (first === undefined) throw new Error(`${name} is a field of none of them.`);
      const words = same.flatMap((field) => (field.kind === 'word' ? field.words : []));
      const field: Form = first.kind === 'word' ? { ...first, words: [...new Set(words)] } : first;
      const isNeeded = same.length === all.length && same.every(({ isOptional }) => isOptional === undefined);
      return [name, isNeeded ? field : { ...field, isOptional: true as const }];
    }),
  );
}

/** The fields of an object, also of one that is something else outside of the tree or one of several. */
export function fieldsOf(shape: Shape): Fields | undefined {
  if (shape.kind === 'converted') return fieldsOf(shape.of);
  if (shape.kind === 'object') return shape.fields;
  if (shape.kind !== 'either') return undefined;
  const all = shape.forms.map(fieldsOf);
  const objects = all.filter((fields) => fields !== undefined);
  return objects.length === all.length ? merged(objects) : undefined;
}

/** All of these hold. */
const together =
  (conditions: readonly (string | Expression<Wildcard> | undefined)[]): Expression<Wildcard> =>
  (here) =>
    conditions
      .flatMap((one) => (typeof one === 'function' ? one(here) : (one ?? [])))
      .map((one, _, all) => (all.length > 1 && one.includes('||') ? `(${one})` : one))
      .join(' && ');

function objectRules(fields: Fields, path: string, extra?: string): Written {
  const needed = Object.entries(fields).flatMap(([name, { isOptional }]) =>
    isOptional === undefined ? [name] : [],
  );
  const children = needed.length === 0 ? '' : `[${quoted(needed)}]`;
  return {
    '.validate': together([`newData.hasChildren(${children})`, extra, RELATIONS[path]]),
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, shapeRules(field, `${path}/${name}`)]),
    ),
    $other: CLOSED,
  };
}

function shapeRules(shape: Shape, path: string, key?: string): Written {
  const fields = fieldsOf(shape);
  if (fields !== undefined) return objectRules(fields, path, key);
  if (shape.kind === 'converted') return shapeRules(shape.of, path, key);
  if (shape.kind !== 'list' && shape.kind !== 'map')
    return { '.validate': together([key, conditionOf(shape), RELATIONS[path]]) };
  const { each } = shape;
  const empty =
    shape.kind === 'list' && shape.empty !== undefined ? ` || newData.val() === '${shape.empty}'` : '';
  const keys =
    shape.kind === 'list'
      ? `${each}.matches(${keysFrom(0, shape.most - 1)})`
      : keyCondition(each, shape.keys);
  return {
    '.validate': together([key, `${HAS_PLACES}${empty}`, RELATIONS[path]]),
    [each]: shapeRules(shape.of, `${path}/${each}`, keys),
  };
}

function entryRules({ node, read, write, isNeverRemoved }: NodeEntry): Written {
  const isKept = node.isSavedWhole === true || isNeverRemoved === true;
  const { condition } = POLICIES[write];
  const grants = {
    '.read': POLICIES[read].condition,
    '.write': isKept ? `${condition} && newData.exists()` : condition,
  };
  if (node.isSavedWhole !== true) return { ...grants, ...shapeRules(node.form, node.at) };
  const fields = fieldsOf(node.form);
  if (fields === undefined) throw new Error(`${node.at} is saved whole, and is no object.`);
  return { ...grants, ...objectRules({ edition: whole(1, MAX_EDITION), ...fields }, node.at, EDITION_UP) };
}

/** The rules of a node's fields; who reads and writes it is told beside them. */
export const shapeOf = ({ at, form }: Pick<Node<unknown>, 'at' | 'form'>): Rules =>
  // As above.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  shapeRules(form, at) as Rules;

/** The rules of these nodes by their names. */
export const rulesOf = (entries: readonly NodeEntry[]): Rules =>
  Object.fromEntries(
    // A wildcard that the schema has above a condition is above it here as well.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    entries.map((entry) => [nameOf(entry), entryRules(entry) as Rules]),
  );
