import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

/** What is wrong in a file, where a person finds it. */
export interface FileProblem {
  /** Counted from 1. */
  readonly line: number;
  /** 'rounds[0].dances[1].marks.128[3]'; '' is the whole file. */
  readonly field: string;
  readonly problem: string;
}

/** A place in the file: what stands there, or the place around it when nothing does. */
export interface Field {
  readonly path: string;
  readonly node: Node | undefined;
  readonly offset: number;
}

/** Says what is wrong with a field. */
export type Report = (field: Field, problem: string) => void;

export const problemSentence = ({ line, field, problem }: FileProblem): string =>
  field === '' ? `Line ${line}: ${problem}` : `Line ${line}, ${field}: ${problem}`;

/** The line of an offset, counted from 1. */
function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** 'CloseBraceExpected' as 'close brace expected'. */
const syntaxWords = ({ error }: ParseError): string =>
  printParseErrorCode(error)
    .replaceAll(/\B(?=[A-Z])/g, ' ')
    .toLowerCase();

/** The tree of a JSON text and what is no JSON in it. */
function treeOf(text: string): { readonly node: Node | undefined; readonly problems: readonly FileProblem[] } {
  const errors: ParseError[] = [];
  try {
    const node = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    const problems = errors.map((error) => ({
      line: lineAt(text, error.offset),
      field: '',
      problem: `no JSON: ${syntaxWords(error)}.`,
    }));
    return { node, problems };
  } catch {
    // The parser follows nested lists by recursion: thousands of brackets end its stack.
    return { node: undefined, problems: [{ line: 1, field: '', problem: 'nested too deeply.' }] };
  }
}

/**
 * A JSON text as a tree that remembers its places. `problems` holds what is no JSON, and fills with what is reported
 * while the tree is read. Never throws.
 */
export function jsonText(text: string): {
  readonly root: Field;
  readonly report: Report;
  readonly problems: () => readonly FileProblem[];
} {
  const { node, problems: noJson } = treeOf(text);
  const problems = [...noJson];
  return {
    root: { path: '', node, offset: node?.offset ?? 0 },
    report: (field, problem) => {
      problems.push({ line: lineAt(text, field.offset), field: field.path, problem });
    },
    problems: () => problems.toSorted((a, b) => a.line - b.line),
  };
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const propertiesOf = (
  field: Field,
): readonly { readonly name: string; readonly key: Node; readonly value: Node }[] =>
  (field.node?.type === 'object' ? (field.node.children ?? []) : []).flatMap(
    ({ children: [key, value] = [] }) =>
      key === undefined || value === undefined ? [] : [{ name: String(key.value), key, value }],
  );

/** The member of that name; a field without a node when there is none. */
export function member(field: Field, name: string): Field {
  const node = propertiesOf(field).find((property) => property.name === name)?.value;
  return { path: join(field.path, name), node, offset: node?.offset ?? field.offset };
}

/** All members by name. A name that stands twice is reported: the parser of another program would drop one of them. */
export function members(
  field: Field,
  report: Report,
): readonly { readonly name: string; readonly value: Field }[] {
  if (field.node?.type !== 'object') report(field, `is ${whatStandsAt(field)}, not an object.`);
  const seen = new Set<string>();
  return propertiesOf(field).flatMap(({ name, key, value }) => {
    const place = { path: join(field.path, name), node: value, offset: key.offset };
    if (seen.has(name)) {
      report(place, `${name} stands twice.`);
      return [];
    }
    seen.add(name);
    return [{ name, value: { ...place, offset: value.offset } }];
  });
}

/** The items of a list. Anything else is reported. */
export function items(field: Field, report: Report): readonly Field[] {
  if (field.node?.type !== 'array') {
    report(field, `is ${whatStandsAt(field)}, not a list.`);
    return [];
  }
  return (field.node.children ?? []).map((node, at) => ({
    path: `${field.path}[${at}]`,
    node,
    offset: node.offset,
  }));
}

/** What stands at a field, in words short enough for a sentence. */
export function whatStandsAt({ node }: Field): string {
  switch (node?.type) {
    case undefined:
      return 'missing';
    case 'array':
      return 'a list';
    case 'object':
    case 'property':
      return 'an object';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return JSON.stringify(node.value).slice(0, 60);
  }
}

/** A text with something in it. */
export function text(field: Field, report: Report): string | undefined {
  const value: unknown = field.node?.type === 'string' ? field.node.value : undefined;
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  report(field, `is ${whatStandsAt(field)}, not a text.`);
  return undefined;
}

/** A whole number from `least` to `most`. */
export function whole(field: Field, least: number, most: number, report: Report): number | undefined {
  const value: unknown = field.node?.type === 'number' ? field.node.value : undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  const range = most === Number.POSITIVE_INFINITY ? `${least} up` : `${least} to ${most}`;
  report(field, `is ${whatStandsAt(field)}, not a whole number from ${range}.`);
  return undefined;
}
