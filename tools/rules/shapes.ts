/** The access rules of the nodes that src/schema describes. Rules are strict where parsers are lenient. */

import { MAX_LENGTH } from '../../src/domain/bounds.ts';
import { type Fields, type Form, type MapKeys, type StoredShape } from '../../src/schema/codec/forms.ts';
import { version } from '../../src/schema/codec/moreForms.ts';
import type { Node } from '../../src/schema/codec/node.ts';
import { getLastPart, type NodeEntry } from '../../src/schema/nodes/entry.ts';
import { BRANCHES } from '../../src/schema/nodes/entries.ts';
import { COUNTS_UP, EDITION_UP, keysFrom, NOW_OR_KEPT } from './forms.ts';
import { POLICIES } from './policies.ts';
import { RELATIONS } from './relations.ts';
import { CLOSED, type Condition, type Rules, type Wildcard } from './rules.ts';

interface Written {
  readonly [name: string]: Condition<Wildcard> | Written;
}

const below = (hand: Written, name: string): Written => {
  const its = hand[name];
  return typeof its === 'object' ? its : {};
};
const conditionIn = (hand: Written, name: string): Condition<Wildcard> | undefined => {
  const its = hand[name];
  return typeof its === 'object' ? undefined : its;
};
/** The handwritten grants for a node. */
const grantsIn = (hand: Written): Written =>
  Object.fromEntries(
    ['.read', '.write'].flatMap((name) => {
      const its = conditionIn(hand, name);
      return its === undefined ? [] : [[name, its]];
    }),
  );

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** Only a pattern that repeats without an end needs a length beside it. */
const likeCondition = ({ source }: RegExp, most: number): string =>
  `newData.val().matches(/${source}/)${/[*+]|,\}/.test(source) ? ` && newData.val().length <= ${most}` : ''}`;

/**
 * A condition on one value; undefined for a value with children. An error refuses: patterns are only for texts, and `%` is only for
 * numbers.
 */
function conditionOf(shape: StoredShape): string | undefined {
  switch (shape.kind) {
    case 'text': {
      const { least, like, most } = shape;
      if (like !== undefined) return likeCondition(like.pattern, most);
      return `newData.isString()${least === 0 ? '' : " && newData.val() !== ''"} && newData.val().length <= ${most}`;
    }
    case 'number':
      return 'newData.isNumber()';
    case 'time':
      return NOW_OR_KEPT;
    case 'now':
      return 'newData.val() === now';
    case 'whole':
      return `newData.val() % 1 === 0 && newData.val() >= ${shape.least} && newData.val() <= ${shape.most}`;
    case 'version':
      return COUNTS_UP;
    case 'flag':
      return 'newData.isBoolean()';
    case 'yes':
      return 'newData.val() === true';
    case 'word':
      return `newData.val().matches(/^(${shape.words.join('|')})$/)`;
    case 'converted':
      return conditionOf(shape.of);
    case 'either':
      return shape.forms.map((one) => `(${guarded(one)})`).join(' || ');
    case 'object':
    case 'list':
    case 'map':
      return undefined;
  }
}

/** A condition without an error for any value: before an `||`, an error would refuse the whole. */
function guarded(shape: StoredShape): string {
  const condition = conditionOf(shape);
  if (condition === undefined) throw new Error('An object, list or map is no choice beside another value.');
  if (shape.kind === 'converted') return guarded(shape.of);
  if (shape.kind === 'whole') return `newData.isNumber() && ${condition}`;
  return condition.startsWith('newData.val().matches') ? `newData.isString() && ${condition}` : condition;
}

function keyCondition(name: string, keys: MapKeys): string | undefined {
  switch (keys.by) {
    case 'words':
      return `${name}.matches(/^(${keys.words.join('|')})$/)`;
    case 'pattern':
      return `${name}.matches(${String(keys.pattern)})`;
    case 'length':
      return `${name}.length <= ${keys.most}`;
    case 'slot':
      return `${name}.matches(${keysFrom(0, keys.slots - 1)})`;
    case 'relation':
      return undefined;
  }
}

/**
 * Merges the fields of several objects. A field may have any of their words, and is required if every object
 * requires it.
 */
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

/**
 * The fields of an object, even if it has another type outside of the tree, or of several alternative
 * objects.
 */
export function fieldsOf(shape: StoredShape): Fields | undefined {
  if (shape.kind === 'converted') return fieldsOf(shape.of);
  if (shape.kind === 'object') return shape.fields;
  if (shape.kind !== 'either') return undefined;
  const objects = shape.forms.map(fieldsOf).filter((fields) => fields !== undefined);
  return objects.length === shape.forms.length ? merged(objects) : undefined;
}

/** True if a text has an `||` or `?` outside of all parentheses. */
function isChoice(text: string): boolean {
  const outside = text.replaceAll(/\([^()]*\)/g, '');
  return outside === text ? /\|\||\?/.test(text) : isChoice(outside);
}

/** Joins conditions: all of them must hold. */
function joinConditions(conditions: readonly (Condition<Wildcard> | undefined)[]): Condition<Wildcard> {
  const needed = conditions.filter((one) => one !== undefined && one !== true);
  if (needed.length === 0 || needed.includes(false)) return needed.length === 0;
  const given = needed.filter((one) => one !== false);
  const joined = (texts: readonly string[]): string =>
    texts.map((one) => (texts.length > 1 && isChoice(one) ? `(${one})` : one)).join(' && ');
  const texts = given.filter((one) => typeof one === 'string');
  if (texts.length === given.length) return joined(texts);
  return (here) => joined(given.map((one) => (typeof one === 'string' ? one : one(here))));
}

const GROUPS = ['$field', '$part', '$kind'];

const FUNCTIONS = new Map<unknown, string>();
/** A text that stands for a function: the same for the same function, and about as long as its rule. */
function functionKey(condition: unknown): string {
  const its = FUNCTIONS.get(condition) ?? String(FUNCTIONS.size).padEnd(400);
  FUNCTIONS.set(condition, its);
  return its;
}

/** A field with a condition on its value only. */
const isPlain = (rules: Written[string] | undefined): boolean =>
  typeof rules === 'object' &&
  Object.keys(rules).join() === '.validate' &&
  typeof rules['.validate'] !== 'function';

/**
 * The group of fields with equal rules that saves the most text, or one plain field, becomes one wildcard, in place of `$other`.
 */
function grouped(fields: Written): Written {
  const alike = new Map<string, string[]>();
  for (const [name, rules] of Object.entries(fields)) {
    const text = JSON.stringify(rules, (_, value: unknown) =>
      typeof value === 'function' ? functionKey(value) : value,
    );
    alike.set(text, [...(alike.get(text) ?? []), name]);
  }
  const saved = ([text, names]: readonly [string, readonly string[]]): number =>
    (names.length - 1) * text.length;
  const [most] = [...alike].toSorted((one, other) => saved(other) - saved(one));
  const plain = [...alike].find(([, [field = '']]) => isPlain(fields[field]));
  const [text, names] = (most !== undefined && saved(most) > 0 ? most : plain) ?? ['', []];
  const rules = fields[names[0] ?? ''];
  const name = GROUPS.find((one) => !text.includes(one));
  if (name === undefined || typeof rules !== 'object') return { ...fields, $other: CLOSED };
  const [only] = names;
  const keys =
    names.length === 1 ? `${name} === '${only}'` : keyCondition(name, { by: 'words', words: names });
  const validate = rules['.validate'];
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([one]) => !names.includes(one))),
    [name]: {
      ...rules,
      '.validate': joinConditions([keys, typeof validate === 'object' ? undefined : validate]),
    },
  };
}

type Many = Extract<StoredShape, { kind: 'list' | 'map' }>;
const isMany = (shape: StoredShape): shape is Many => shape.kind === 'list' || shape.kind === 'map';

/** Separates the list or map that a value may be from the other forms it may have. */
function choiceWithList(shape: StoredShape): {
  readonly list?: Many;
  readonly others: readonly StoredShape[];
} {
  if (isMany(shape)) return { list: shape, others: [] };
  const forms = shape.kind === 'either' ? shape.forms : [];
  const list = forms.find((one): one is typeof one & Many => isMany(one));
  return list === undefined ? { others: [] } : { list, others: forms.filter((one) => one !== list) };
}

function objectRules(
  fields: Fields,
  path: string,
  hand: Written,
  ...more: readonly (string | undefined)[]
): Written {
  const lost = Object.keys(hand).filter((name) => !name.startsWith('.') && !Object.hasOwn(fields, name));
  if (lost.length > 0) throw new Error(`${path} has no ${lost.join(', ')}.`);
  const isCounted = more.includes(EDITION_UP);
  // Fields with the same handwritten rules have the same form, so they share the result.
  const made = new Map<Written, Written>();
  const rulesOfField = (name: string, field: StoredShape): Written => {
    // `EDITION_UP` counts it on.
    if (isCounted && name === 'edition') return { '.validate': true };
    const its = below(hand, name);
    const rules = made.get(its) ?? shapeRules(field, `${path}/${name}`, undefined, its);
    if (Object.keys(its).length > 0) made.set(its, rules);
    return rules;
  };
  const needed = Object.entries(fields).flatMap(([name, { isOptional }]) =>
    isOptional === undefined ? [name] : [],
  );
  // `EDITION_UP` already requires the edition.
  const asked = isCounted ? needed.filter((name) => name !== 'edition') : needed;
  const children = asked.length === 0 ? '' : `[${quoted(asked)}]`;
  const there =
    asked.length === needed.length || asked.length > 0 ? `newData.hasChildren(${children})` : undefined;
  return {
    ...grantsIn(hand),
    '.validate': joinConditions([there, ...more, RELATIONS[path], conditionIn(hand, '.validate')]),
    ...grouped(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, rulesOfField(name, field)])),
    ),
  };
}

function shapeRules(shape: StoredShape, path: string, key: string | undefined, hand: Written): Written {
  const fields = fieldsOf(shape);
  if (fields !== undefined) return objectRules(fields, path, hand, key);
  if (shape.kind === 'converted') return shapeRules(shape.of, path, key, hand);
  const byHand = [RELATIONS[path], conditionIn(hand, '.validate')];
  const { list, others } = choiceWithList(shape);
  if (list === undefined)
    return { ...grantsIn(hand), '.validate': joinConditions([key, conditionOf(shape), ...byHand]) };
  const { each } = list;
  const whole = ['newData.hasChildren()', ...others.map((one) => `(${guarded(one)})`)];
  return {
    ...grantsIn(hand),
    '.validate': joinConditions([key, whole.join(' || '), ...byHand]),
    [each]: shapeRules(list.of, `${path}/${each}`, keyCondition(each, list.keys), below(hand, each)),
  };
}

const SMALL = `newData.isNumber() || newData.isBoolean() || newData.val().length <= ${MAX_LENGTH.howToPay}`;

/** Bounds below a node that is read as a whole or not at all: small values, four levels deep. */
const boundedRules = ([key, ...below]: readonly string[]): Written =>
  key === undefined
    ? {}
    : {
        [key]: {
          '.validate': `${key}.length <= ${MAX_LENGTH.name} && (${below.length > 0 ? 'newData.hasChildren() || ' : ''}${SMALL})`,
          ...boundedRules(below),
        },
      };

function savedWholeRules(node: Node<unknown>, key: string | undefined): Written {
  const fields = fieldsOf(node.form);
  if (fields === undefined) throw new Error(`${node.at} is saved whole, and is no object.`);
  if (node.isStrict !== true)
    return objectRules({ edition: version, ...fields }, node.at, {}, key, EDITION_UP);
  return {
    '.validate': EDITION_UP,
    edition: { '.validate': true },
    ...boundedRules(['$field', '$k', '$n', '$part']),
  };
}

function entryRules({ node, keys, read, write, isNeverRemoved }: NodeEntry): Written {
  const isKept = node.isSavedWhole === true || isNeverRemoved === true;
  const key = keys && keyCondition(node.at.slice(node.at.lastIndexOf('/') + 1), keys);
  return {
    ...(read === 'nobody' ? {} : { '.read': POLICIES[read].condition }),
    '.write': joinConditions([POLICIES[write].condition, isKept ? 'newData.exists()' : undefined]),
    ...(node.isSavedWhole === true ? savedWholeRules(node, key) : shapeRules(node.form, node.at, key, {})),
  };
}

/**
 * The rules of a node, from its form and the handwritten part: grants, and conditions in addition to those of
 * the form.
 */
export const shapeOf = <V extends string = never>(
  { at, form }: Pick<Node<unknown>, 'at' | 'form'>,
  hand: Rules<V> = {},
): Rules<V> =>
  // The wildcards of a form are above its conditions here, too.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  shapeRules(form, at, undefined, hand as Written) as Rules<V>;

/**
 * The same for a node that the schema places there.
 * @throws Error if it places none
 */
export function shapeAt<V extends string = never>(at: string, hand: Rules<NoInfer<V>> = {}): Rules<V> {
  const entry = BRANCHES.find(({ node }) => node.at === at);
  if (entry === undefined) throw new Error(`No node of the schema is at ${at}.`);
  return shapeOf<V>(entry.node, hand);
}

/** The rules of these nodes by their names. */
export const rulesOf = (entries: readonly NodeEntry[]): Rules =>
  Object.fromEntries(
    // As above.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    entries.map((entry) => [getLastPart(entry), entryRules(entry) as Rules]),
  );
