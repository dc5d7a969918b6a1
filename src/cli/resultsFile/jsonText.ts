import { getNodePath, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { mapDefined } from '../../domain/mapDefined.ts';

/** A problem with its place in the file. */
export interface JsonFileProblem {
  /** Starts at 1. */
  readonly line: number;
  /** 'rounds[0].dances[1].marks.128[3]'; '' for the whole file. */
  readonly field: string;
  readonly problem: string;
}

/** A field of the file; without a node if missing, with the offset of its parent. */
export interface JsonField {
  readonly path: string;
  readonly node: Node | undefined;
  readonly offset: number;
}

export type ReportProblem = (field: JsonField, problem: string) => void;

export const formatFileProblem = ({ line, field, problem }: JsonFileProblem): string =>
  field === '' ? `Line ${line}: ${problem}` : `Line ${line}, ${field}: ${problem}`;

/** Maps an offset to its line, starting at 1. */
function linesOf(textField: string): (offset: number) => number {
  const ends: number[] = [];
  for (let at = textField.indexOf('\n'); at !== -1; at = textField.indexOf('\n', at + 1)) ends.push(at);
  return (offset) => {
    let from = 0;
    let to = ends.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((ends[middle] ?? offset) < offset) from = middle + 1;
      else to = middle;
    }
    return from + 1;
  };
}

/** 'CloseBraceExpected' as 'close brace expected'. */
const syntaxWords = ({ error }: ParseError): string =>
  printParseErrorCode(error)
    .replaceAll(/\B(?=[A-Z])/g, ' ')
    .toLowerCase();

/** Parses JSON into a tree and collects syntax errors. */
function treeOf(
  textField: string,
  lineAt: (offset: number) => number,
): {
  readonly node: Node | undefined;
  readonly problems: readonly JsonFileProblem[];
} {
  const errors: ParseError[] = [];
  try {
    const node = parseTree(textField, errors, { disallowComments: true, allowTrailingComma: false });
    const problems = errors.map((error) => ({
      line: lineAt(error.offset),
      field: '',
      problem: `not valid JSON: ${syntaxWords(error)}.`,
    }));
    return { node, problems };
  } catch {
    // The parser is recursive: thousands of brackets overflow its stack.
    return { node: undefined, problems: [{ line: 1, field: '', problem: 'nested too deeply.' }] };
  }
}

interface Property {
  readonly name: string;
  readonly key: Node;
  readonly value: Node;
}

const propertiesOf = (node: Node | undefined): readonly Property[] =>
  mapDefined<Node, Property>(
    node?.type === 'object' ? (node.children ?? []) : [],
    ({ children: [key, value] = [] }) =>
      key === undefined || value === undefined ? undefined : { name: String(key.value), key, value },
  );

/** 'rounds[0].dances[1]' from path segments. */
const pathOf = (segments: readonly (string | number)[]): string =>
  segments
    .map((segment) => (typeof segment === 'number' ? `[${segment}]` : `.${segment}`))
    .join('')
    .replace(/^\./, '');

/** Finds duplicate names in objects: other programs would silently drop one, perhaps a couple's marks. */
function namesTwice(root: Node, lineAt: (offset: number) => number): readonly JsonFileProblem[] {
  const problems: JsonFileProblem[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const seen = new Set<string>();
    for (const { name, key, value } of propertiesOf(node)) {
      if (seen.has(name)) {
        const field = pathOf(getNodePath(value));
        problems.push({ line: lineAt(key.offset), field, problem: `${name} appears twice.` });
      }
      seen.add(name);
    }
    for (const child of node.children ?? []) open.push(child);
  }
  return problems;
}

/**
 * Parses JSON into a tree with positions; `root` is undefined if it is invalid. `problems` returns the syntax errors
 * plus everything reported while reading. Never throws.
 */
export function parseJsonText(textField: string): {
  readonly root: JsonField | undefined;
  readonly report: ReportProblem;
  readonly problems: () => readonly JsonFileProblem[];
} {
  const lineAt = linesOf(textField);
  const { node, problems: noJson } = treeOf(textField, lineAt);
  const usable = noJson.length === 0 ? node : undefined;
  const problems = [...noJson, ...(usable === undefined ? [] : namesTwice(usable, lineAt))];
  return {
    root: usable === undefined ? undefined : { path: '', node: usable, offset: usable.offset },
    report: (field, problem) => {
      problems.push({ line: lineAt(field.offset), field: field.path, problem });
    },
    problems: () => problems.toSorted((a, b) => a.line - b.line),
  };
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** The member with this name; without a node if missing. */
export function getMember(field: JsonField, name: string): JsonField {
  const node = propertiesOf(field.node).find((property) => property.name === name)?.value;
  return { path: join(field.path, name), node, offset: node?.offset ?? field.offset };
}

/** Describes the value of a field in a few words. */
export const describeValue = ({ node }: JsonField): string => {
  if (node === undefined) return 'nothing';
  if (node.type === 'array') return 'a list';
  return node.type === 'object' ? 'an object' : JSON.stringify(node.value).slice(0, 60);
};

/** 'is missing.' or 'is 5, not a list.' */
const unlike = (field: JsonField, wanted: string): string =>
  field.node === undefined ? 'is missing.' : `is ${describeValue(field)}, not ${wanted}.`;

/** All members by name. Reports anything but an object. */
export function readMembers(
  field: JsonField,
  report: ReportProblem,
): readonly { readonly name: string; readonly value: JsonField }[] {
  if (field.node?.type !== 'object') report(field, unlike(field, 'an object'));
  return propertiesOf(field.node).map(({ name, value }) => ({
    name,
    value: { path: join(field.path, name), node: value, offset: value.offset },
  }));
}

/** The items of a list. Reports anything else. */
export function readItems(field: JsonField, report: ReportProblem): readonly JsonField[] {
  if (field.node?.type !== 'array') {
    report(field, unlike(field, 'a list'));
    return [];
  }
  return (field.node.children ?? []).map((node, at) => ({
    path: `${field.path}[${at}]`,
    node,
    offset: node.offset,
  }));
}

/** Reads one of these words; reports anything else. */
export function readOneOf<T extends string>(
  field: JsonField,
  words: readonly T[],
  report: ReportProblem,
): T | undefined {
  const word = words.find((one) => one === field.node?.value);
  if (word === undefined) report(field, unlike(field, words.map((one) => `"${one}"`).join(' or ')));
  return word;
}

/** A string that is not blank; reports anything else. */
export function readTextField(field: JsonField, report: ReportProblem): string | undefined {
  const value: unknown = field.node?.type === 'string' ? field.node.value : undefined;
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  report(field, unlike(field, 'text'));
  return undefined;
}

/** An integer from `least` to `most`; reports anything else. */
export function readInteger(
  field: JsonField,
  least: number,
  most: number,
  report: ReportProblem,
): number | undefined {
  const value: unknown = field.node?.type === 'number' ? field.node.value : undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  const range = most === Number.POSITIVE_INFINITY ? `${least} up` : `${least} to ${most}`;
  report(field, unlike(field, `a whole number from ${range}`));
  return undefined;
}
