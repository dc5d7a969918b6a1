// Where a thing lies in the live tree is spelled in one folder of src/store: the one that is named as the thing.
import * as competition from '../rules/competition.ts';
import * as couples from '../rules/couples.ts';
import * as disputes from '../rules/disputes.ts';
import * as delivery from '../rules/delivery.ts';
import * as devices from '../rules/devices.ts';
import * as deskNotes from '../rules/deskNotes.ts';
import * as deskUndo from '../rules/deskUndo.ts';
import * as events from '../rules/events.ts';
import * as floor from '../rules/floor.ts';
import * as jumbotron from '../rules/jumbotron.ts';
import * as invitations from '../rules/invitations.ts';
import * as journal from '../rules/journal.ts';
import * as numbers from '../rules/numbers.ts';
import * as online from '../rules/online.ts';
import * as people from '../rules/people.ts';
import * as plan from '../rules/plan.ts';
import * as registrant from '../rules/requests.ts';
import * as derived from '../rules/derived.ts';
import * as payments from '../rules/payments.ts';
import * as results from '../rules/results.ts';
import * as rounds from '../rules/rounds.ts';
import * as setAside from '../rules/setAside.ts';
import * as sheets from '../rules/sheets.ts';
import { tree } from '../rules/tree.ts';
import {
  HOLE,
  isForTests,
  joinedOf,
  nameOf,
  nodeIn,
  placeIn,
  textOf,
  walk,
  type Above,
  type Node,
  type Source,
} from './source.ts';

/** The rules are filed by the same things as src/store: who has the rules of a node has its address. */
const THINGS = {
  competition,
  dancers: deskUndo,
  delivery,
  events: { ...events, ...couples, ...derived },
  floor: { ...floor, ...jumbotron },
  journal,
  people: { ...people, ...numbers, ...devices, ...online },
  plan,
  registrant: { ...registrant, ...invitations, ...payments, ...deskNotes, ...disputes, ...setAside },
  results,
  rounds,
  sheets,
};

/** Nodes below events and below the competition's own data, and below a value: some have a folder of their own. */
const BELOW: ReadonlyMap<string, readonly string[]> = new Map([
  ['rounds', ['rounds']],
  ['roundState', ['rounds']],
  ['recallSize', ['rounds']],
  ['numHeats', ['rounds']],
  ['panel', ['rounds']],
  ['roundActualStartTime', ['rounds']],
  ['roundPostedTime', ['rounds']],
  ['entries', ['events', 'rounds', 'people']],
  ['checkedIn', ['events']],
  ['officials', ['people']],
  ['calls', ['floor']],
  ['missingCalled', ['floor']],
  ['finalResults', ['results']],
  ['decided', ['results']],
  ['revision', ['plan']],
]);

/** The folder of src/store that has a node at the root of the tree. */
function folderOf(root: string): string | undefined {
  if (!Object.hasOwn(tree, root)) return undefined;
  const thing = Object.entries(THINGS).find(([, rules]) => Object.hasOwn(rules, root));
  if (thing === undefined) throw new Error(`No file of tools/rules is known to have the rules of ${root}`);
  return thing[0];
}

/** What is asked of something that has been read is the name of a child, wherever that lies. */
function isChild(around: Node | undefined): boolean {
  const callee = around?.type === 'CallExpression' ? nodeIn(around, 'callee') : undefined;
  return callee !== undefined && nameOf(callee) === 'childOf';
}

/** What is written as a name of the tree's root and is none: a child's, the kind of something, or what is compared with one. */
function isNoRoot(above: Above): boolean {
  const [around, further] = [above.at(-1), above.at(-2)];
  return (
    isChild(around) ||
    around?.type === 'TSLiteralType' ||
    around?.type === 'BinaryExpression' ||
    around?.type === 'SwitchCase' ||
    (around?.type === 'Property' && nameOf(nodeIn(around, 'key')) === 'kind') ||
    (around?.type === 'TSAsExpression' &&
      further?.type === 'Property' &&
      nameOf(nodeIn(further, 'key')) === 'kind') ||
    around?.type === 'ImportDeclaration'
  );
}

/**
 * The folders of src/store that may spell this text, and what of the tree it names; undefined when it names nothing.
 * @param alone whether the bare name of a node is meant as one
 */
function spelled(
  text: string,
  alone: boolean,
): { readonly node: string; readonly folders: readonly string[] } | undefined {
  const [first = '', ...more] = text.split('/');
  const folder = more.length > 0 || alone ? folderOf(first) : undefined;
  if (first !== HOLE && folder === undefined) return undefined;
  const isShared = folder === undefined || folder === 'events' || folder === 'competition';
  const below = isShared ? more.findLast((name) => BELOW.has(name)) : undefined;
  const folders = below === undefined ? undefined : BELOW.get(below);
  if (below !== undefined && folders !== undefined) return { node: below, folders };
  return folder === undefined ? undefined : { node: first, folders: [folder] };
}

/** Texts of a file that are addresses of another thing. The server knows no tree, and does not count. */
export function addressProblems(source: Source): string[] {
  const { path, program } = source;
  const inStore = /^src\/store\/([^/]+)\//.exec(path)?.[1];
  if (!/^src\/(domain|store|web|cli)\//.test(path) || isForTests(path)) return [];
  const problems: string[] = [];
  walk(program, (node: Node, above) => {
    const written = textOf(node) ?? joinedOf(node);
    // The name of a file is no address, though 'deck/DeckScreen.tsx' begins like one.
    if (written === undefined || node.type === 'JSXText' || /\.tsx?$/.test(written)) return;
    // Only the screens have addresses of their own that begin with a stroke.
    const text = path.startsWith('src/web/') ? written : written.replace(/^\/(?=\w)/, '');
    const found = spelled(text, inStore !== undefined && !isNoRoot(above));
    if (found === undefined || (inStore !== undefined && found.folders.includes(inStore))) return;
    problems.push(
      `${placeIn(source, node)}: “${text}” spells where ${found.node} lies in the tree: that is told in src/store/${found.folders.join(' or src/store/')} alone`,
    );
    return false;
  });
  return problems;
}

/** At how many places of the rules each node stands. */
const placesOf = new Map<string, number>();
const count = (rules: object): void => {
  for (const [name, below] of Object.entries(rules)) {
    if (typeof below !== 'object' || below === null) continue;
    placesOf.set(name, (placesOf.get(name) ?? 0) + 1);
    count(below);
  }
};
count(tree);

/** Nodes that stand at one place of the tree, and are spelled behind a value, as `…/seatings`, in several folders. */
export function spelledTwice(sources: readonly Source[]): string[] {
  const folders = new Map<string, string>();
  const problems: string[] = [];
  for (const source of sources) {
    const folder = /^src\/store\/([^/]+)\//.exec(source.path)?.[1];
    if (folder === undefined || isForTests(source.path)) continue;
    walk(source.program, (node) => {
      const names = (textOf(node) ?? joinedOf(node))?.split('/') ?? [];
      for (const name of names.slice(1)) {
        if (placesOf.get(name) !== 1 || names[0] !== HOLE) continue;
        const first: string = folders.get(name) ?? folder;
        folders.set(name, first);
        if (first !== folder)
          problems.push(
            `${placeIn(source, node)}: “${names.join('/')}” spells where ${name} lies in the tree, as src/store/${first} does: that is told in one folder alone`,
          );
      }
    });
  }
  return problems;
}
