import { expect, test } from 'vitest';
import type { Form } from '../../src/schema/codec/forms.ts';
import { BRANCHES, ENTRIES } from '../../src/schema/nodes/entries.ts';
import { parseExpression } from '../../src/server/rules/parse.ts';
import type { Expression } from '../../src/server/rules/syntax.ts';
import { fieldsOf } from './shapes.ts';
import { tree } from './tree.ts';
import { writtenRules, type Place } from './written.ts';

// A condition that reads a place outside of the schema never finds anything. The matrix notices only half of such mistakes.

const ANY = '$';
/** A key that is known only when the rule is evaluated, as those of wildcards are. Or a place in a list, a round, or what is approved. */
const isAny = (key: string): boolean => /^(\$.*|\d+|asked|decided|withdrawn)$/.test(key);

function keysOf(path: Expression): Place {
  if (path.kind === 'literal') return String(path.value).split('/');
  // The text of two keys, with others between them.
  const between = path.kind === 'call' && path.args[0]?.kind === 'literal' && path.args[0].value === '/';
  return between ? [ANY, ...path.args.slice(1).flatMap(keysOf).slice(1, -1), ANY] : [ANY];
}

/** The places of the nodes that an expression refers to. */
function placesOf(expression: Expression, here: Place): readonly Place[] {
  if (expression.kind === 'name') return { root: [[]], data: [here], newData: [here] }[expression.name] ?? [];
  if (expression.kind !== 'call') return [];
  const of = placesOf(expression.of, here);
  if (expression.method === 'parent') return of.map((place) => place.slice(0, -1));
  if (!/^(child|hasChild|hasChildren)$/.test(expression.method)) return [];
  const paths = expression.args.flatMap((one) => (one.kind === 'list' ? one.items : one));
  return of.flatMap((place) => paths.map((path) => [...place, ...keysOf(path)]));
}

function isInForm(form: Form, [key, ...below]: Place): boolean {
  if (key === undefined) return true;
  if (form.kind === 'converted') return isInForm(form.of, [key, ...below]);
  if (form.kind === 'list' || form.kind === 'map') {
    const isKey = isAny(key) || (form.keys.by === 'words' && form.keys.words.includes(key));
    return isKey && isInForm(form.of, below);
  }
  if (form.kind === 'either') return form.forms.some((one) => isInForm(one, [key, ...below]));
  const fields = Object.entries(fieldsOf(form) ?? {});
  return fields.some(([name, field]) => (isAny(key) || name === key) && isInForm(field, below));
}

const NODES = [...Object.values(ENTRIES).flat(), ...BRANCHES].map(({ node }) => node);
const isInSchema = (place: Place): boolean =>
  NODES.some(({ at, form, isSavedWhole }) => {
    const names = at.split('/');
    const [head, below] = [place.slice(0, names.length), place.slice(names.length)];
    return (
      head.every((key, depth) => isAny(key) || key === names[depth]) &&
      (isInForm(form, below) || (isSavedWhole === true && below.join() === 'edition'))
    );
  });

/** The places outside of the schema that are read by conditions. */
function* lostIn(rules: unknown, here: Place = []): Generator<string> {
  for (const [name, below] of Object.entries(Object(rules)))
    if (typeof below === 'string' && name !== '.indexOn') yield* lostBy(parseExpression(below), here);
    else if (!name.startsWith('.')) yield* lostIn(below, [...here, name]);
}
function* lostBy(expression: unknown, here: Place): Generator<string> {
  if (typeof expression !== 'object' || expression === null) return;
  for (const place of placesOf(expression as Expression, here)) if (!isInSchema(place)) yield place.join('/');
  for (const below of Object.values(expression)) yield* lostBy(below, here);
}

test('conditions read only places of the schema', () => {
  expect([...lostIn(writtenRules(tree))]).toEqual([]);
  const lost = { tba: { $id: { '.write': "root.child('incidents/a/colour').exists()" } } };
  expect([...lostIn(lost)]).toEqual(['incidents/a/colour']);
});
