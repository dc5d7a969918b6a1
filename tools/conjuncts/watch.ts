/**
 * Beside every question that a test asks of the competition's rules, the same question is asked of the rules without one of
 * their conditions, each in turn that a test has not noticed yet. A condition without which some answer is another one is
 * noticed: the tests ask that question and look at its answer.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, vi } from 'vitest';
import { allows, type Scene } from '../../src/server/rules/evaluate.ts';
import type * as Guard from '../../src/server/rules/guard.ts';
import { FIRST, type Ruleset } from '../../src/server/rules/ruleset.ts';
import { at, type Tree } from '../../src/server/tree/node.ts';
import type { Conjunct } from './conjuncts.ts';
import {
  conjunctsAt,
  fewerWithout,
  idOf,
  placeBelow,
  placesOn,
  weakened,
  type Place,
  type Rule,
} from './weakened.ts';

const STATE = process.env['CONJUNCTS_NOTICED'] ?? '';
const text = readFileSync(new URL('../../database.rules.json', import.meta.url), 'utf8');

/** By where they stand, those that are noticed. */
const noticed = new Set<string>(JSON.parse(readFileSync(STATE, 'utf8')) as readonly string[]);
afterAll(() => writeFileSync(STATE, JSON.stringify([...noticed].toSorted(), null, 1)));

/** Of each node what is left to be noticed; each server has its own rules. */
const kept = new WeakMap<object, Partial<Record<Rule, readonly Conjunct[]>>>();

function leftAt(place: Place, rule: Rule): readonly Conjunct[] {
  const ofNode = kept.get(place.node) ?? {};
  kept.set(place.node, ofNode);
  const all = ofNode[rule] ?? conjunctsAt(place, rule);
  return (ofNode[rule] = all.filter((each) => !noticed.has(idOf(place, rule, each))));
}

/** The places below one in which something lies. */
function* placesIn(place: Place, tree: Tree): Generator<Place> {
  if (tree === null || tree.kind === 'leaf') return;
  const keys: string[] = [];
  tree.children.every((key) => {
    keys.push(key);
    return true;
  });
  for (const key of keys) {
    const below = placeBelow(place, key);
    if (below === undefined) continue;
    yield below;
    yield* placesIn(below, at(tree, [key]));
  }
}

/** What a rule is asked about, but for where it stands. */
type About = Omit<Scene, 'path' | 'wildcards'>;

/** Without it more is let in, and nothing less: what comes after it could be ended by an error that it stands before. */
const letsOnlyMoreIn = ({ isLooser, isFollowed }: Conjunct): boolean => isLooser && !isFollowed;

/**
 * Asks the same without each condition of these rules, where the rule itself says something else then: only then the whole
 * answer may be another one.
 */
function look(
  ruleset: Ruleset,
  about: About,
  rule: Rule,
  places: Iterable<Place>,
  { answer, ask }: { readonly answer: boolean; readonly ask: (other: Ruleset) => boolean },
): void {
  for (const place of places) {
    const whole = place.node[rule];
    if (whole === undefined) continue;
    const left = leftAt(place, rule).filter((each) => !(answer && letsOnlyMoreIn(each)));
    if (left.length === 0) continue;
    const scene: Scene = { ...about, path: place.path, wildcards: place.wildcards };
    const holds = allows(whole, scene);
    for (const each of left)
      if (
        !(holds && letsOnlyMoreIn(each)) &&
        allows(each.left, scene) !== holds &&
        ask(weakened(ruleset, place, rule, each)) !== answer
      )
        noticed.add(answer ? fewerWithout(idOf(place, rule, each)) : idOf(place, rule, each));
  }
}

const isTheirs = (ruleset: Ruleset): boolean => ruleset.text === text;

vi.mock('../../src/server/rules/guard.ts', async (original) => {
  const guard = await original<typeof Guard>();
  const mayWrite: typeof guard.mayWrite = (ruleset, question) => {
    const answer = guard.mayWrite(ruleset, question);
    if (!isTheirs(ruleset)) return answer;
    const { path, ...about } = question;
    const way = placesOn(ruleset, path);
    const asking = { answer, ask: (other: Ruleset) => guard.mayWrite(other, question) };
    const isGranted = way.some(
      ({ node, path: at, wildcards }) =>
        node.write !== undefined && allows(node.write, { ...about, path: at, wildcards }),
    );
    look(ruleset, about, 'write', way, asking);
    // What nobody is granted is refused whatever its form.
    if (!isGranted) return answer;
    const last = way.at(-1);
    const isWhole = last !== undefined && way.length > path.length;
    const below = isWhole ? placesIn(last, at(question.newRoot, path)) : [];
    look(ruleset, about, 'validate', [...way, ...below], asking);
    return answer;
  };
  const mayRead: typeof guard.mayRead = (ruleset, question) => {
    const answer = guard.mayRead(ruleset, question);
    if (!isTheirs(ruleset)) return answer;
    const { looked: _, path, ...about } = question;
    const ask = (other: Ruleset) => guard.mayRead(other, { ...about, path });
    look(ruleset, about, 'read', placesOn(ruleset, path), { answer, ask });
    return answer;
  };
  const goesFirst: typeof guard.goesFirst = (ruleset, question) => {
    const { looked, ...about } = question;
    // What is asked here costs many times its time: nobody waits because of it.
    if (looked !== undefined || !isTheirs(ruleset)) return true;
    const answer = guard.goesFirst(ruleset, question);
    const ask = (other: Ruleset) => guard.goesFirst(other, about);
    look(ruleset, about, 'read', placesOn(ruleset, [FIRST]), { answer, ask });
    return answer;
  };
  const isTry: typeof guard.isTry = (ruleset, question, whom) => {
    const answer = guard.isTry(ruleset, question, whom);
    if (!isTheirs(ruleset)) return answer;
    const { path, ...about } = question;
    const ask = (other: Ruleset) => guard.isTry(other, question, whom);
    look(ruleset, about, 'read', placesOn(ruleset, ['tries', whom, ...path]), { answer, ask });
    return answer;
  };
  return { ...guard, mayWrite, mayRead, goesFirst, isTry };
});
