import { createScanner, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { isKey } from '../tree/keys.ts';
import { MAX_DEPTH } from '../tree/paths.ts';
import { parseExpression } from './parse.ts';
import { RuleProblem } from './problem.ts';
import type { RuleNode, Ruleset } from './ruleset.ts';
import type { Expression } from './syntax.ts';
import { checkRule, type RuleName } from './types.ts';
import { dropUndefined } from '../defined.ts';

/** An invalid rules file, with the position of the error. Lines and columns start at 1. */
export class RulesFileError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(reason: string, line: number, column: number) {
    super(`Parse error: the rules are wrong in line ${line}, column ${column}: ${reason}.`);
    this.name = 'RulesRefused';
    this.line = line;
    this.column = column;
  }
}

function refusedAt(text: string, offset: number, reason: string): RulesFileError {
  const before = text.slice(0, offset).split('\n');
  return new RulesFileError(reason, before.length, (before.at(-1)?.length ?? 0) + 1);
}

/** A rule node under construction. */
interface Draft {
  rules: Map<RuleName, Expression>;
  indexOn: readonly string[];
  children: Map<string, Draft>;
  wildcard: { name: string; draft: Draft } | undefined;
}

const newDraft = (): Draft => ({ rules: new Map(), indexOn: [], children: new Map(), wildcard: undefined });

/** File offset of the `index`-th character of a string's value; escapes are longer in the file. */
function offsetInString(file: string, node: Node, index: number): number {
  let offset = node.offset + 1;
  for (let count = 0; count < index; count += 1) {
    const isEscape = file[offset] === '\\';
    if (!isEscape) offset += 1;
    else offset += file[offset + 1] === 'u' ? 6 : 2;
  }
  return offset;
}

/** Wildcards and depth above a place in the file. */
interface Way {
  readonly wildcards: readonly string[];
  /** Keys from the root of the tree. */
  readonly depth: number;
}

// Rules go no deeper than data; more brackets would only fill the parser's stack.
const MAX_BRACKETS = 100;

/** @throws RuleProblem at the first bracket that is too deep */
function refuseDeep(file: string): void {
  const scanner = createScanner(file, true);
  let depth = 0;
  while (scanner.getPosition() < file.length) {
    scanner.scan();
    const first = file[scanner.getTokenOffset()];
    if (first === '{' || first === '[') depth += 1;
    else if (first === '}' || first === ']') depth -= 1;
    if (depth > MAX_BRACKETS) throw new RuleProblem('nested too deep', scanner.getTokenOffset());
  }
}

class FileReader {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  whole(): RuleNode {
    refuseDeep(this.file);
    const errors: ParseError[] = [];
    const tree = parseTree(this.file, errors, { allowTrailingComma: true });
    const [error] = errors;
    if (error !== undefined)
      throw new RuleProblem(`not JSON (${printParseErrorCode(error.error)})`, error.offset);
    if (tree?.type !== 'object') throw new RuleProblem('the file must be an object with one key "rules"', 0);
    const [only, second] = this.properties(tree);
    if (only?.name !== 'rules' || second !== undefined || only.value.type !== 'object') {
      throw new RuleProblem('the file must be an object with one key "rules"', second?.at ?? tree.offset);
    }
    const top = newDraft();
    this.read(only.value, top, { wildcards: [], depth: 0 });
    return finish(top);
  }

  private properties(object: Node): { name: string; value: Node; at: number }[] {
    const seen = new Set<string>();
    return (object.children ?? []).map((property) => {
      const [key, value] = property.children ?? [];
      if (key === undefined || value === undefined)
        throw new RuleProblem('a key without a value', property.offset);
      const name = String(key.value);
      if (seen.has(name)) throw new RuleProblem(`${name} is given twice`, key.offset);
      seen.add(name);
      return { name, value, at: key.offset };
    });
  }

  private read(object: Node, draft: Draft, way: Way): void {
    if (object.type !== 'object') throw new RuleProblem('rules of a place must be an object', object.offset);
    for (const { name, value, at } of this.properties(object)) {
      if (name === '.read' || name === '.write' || name === '.validate') {
        draft.rules.set(name, this.rule(name, value, way.wildcards));
      } else if (name === '.indexOn') draft.indexOn = this.indexes(value);
      else if (name.startsWith('.')) throw new RuleProblem(`unknown key ${name}`, at);
      else this.child(name, { value, at }, draft, way);
    }
  }

  private child(name: string, where: { value: Node; at: number }, draft: Draft, way: Way): void {
    let here = draft;
    let known = way.wildcards;
    const keys = name.split('/').filter((key) => key !== '');
    const depth = way.depth + keys.length;
    if (keys.length === 0) throw new RuleProblem('an empty name', where.at);
    if (depth > MAX_DEPTH) throw new RuleProblem(`deeper than the ${MAX_DEPTH} levels of data`, where.at);
    for (const key of keys) {
      if (key.startsWith('$')) {
        here = this.wildcard(key, where.at, here, known);
        known = known.concat(key);
      } else {
        if (!isKey(key)) throw new RuleProblem(`${key} cannot be a key`, where.at);
        const existing = here.children.get(key) ?? newDraft();
        here.children.set(key, existing);
        here = existing;
      }
    }
    this.read(where.value, here, { wildcards: known, depth });
  }

  private wildcard(name: string, at: number, draft: Draft, known: readonly string[]): Draft {
    if (!/^\$[A-Za-z_]\w*$/.test(name)) throw new RuleProblem(`${name} is no name for a wildcard`, at);
    if (known.includes(name)) throw new RuleProblem(`${name} is already the name of a wildcard above`, at);
    if (draft.wildcard !== undefined && draft.wildcard.name !== name) {
      throw new RuleProblem(`${draft.wildcard.name} and ${name} side by side`, at);
    }
    draft.wildcard ??= { name, draft: newDraft() };
    return draft.wildcard.draft;
  }

  private indexes(value: Node): readonly string[] {
    const nodes = value.type === 'array' ? (value.children ?? []) : [value];
    return nodes.map((node) => {
      if (node.type !== 'string')
        throw new RuleProblem('.indexOn takes a text or a list of texts', node.offset);
      return String(node.value);
    });
  }

  private rule(name: RuleName, value: Node, wildcards: readonly string[]): Expression {
    if (value.type === 'boolean') return { kind: 'literal', value: value.value === true, at: 0 };
    if (value.type !== 'string') throw new RuleProblem(`${name} takes a text or a boolean`, value.offset);
    try {
      const expression = parseExpression(String(value.value));
      checkRule(expression, name, wildcards);
      return expression;
    } catch (error) {
      if (!(error instanceof RuleProblem)) throw error;
      throw new RuleProblem(error.message, offsetInString(this.file, value, error.offset));
    }
  }
}

function finish(draft: Draft): RuleNode {
  const children = new Map([...draft.children].map(([key, child]) => [key, finish(child)]));
  const wildcard =
    draft.wildcard === undefined
      ? undefined
      : { name: draft.wildcard.name, node: finish(draft.wildcard.draft) };
  const read = draft.rules.get('.read');
  const write = draft.rules.get('.write');
  const validate = draft.rules.get('.validate');
  const validates =
    validate !== undefined ||
    wildcard?.node.validates === true ||
    [...children.values()].some((child) => child.validates);
  return {
    ...dropUndefined({ read, write, validate }),
    indexOn: draft.indexOn,
    children,
    ...dropUndefined({ wildcard }),
    validates,
  };
}

/**
 * Parses and checks a rules file: JSON with comments and trailing commas.
 * @throws RulesFileError with line and column of the first problem
 */
export function parseRules(text: string): Ruleset {
  try {
    return { text, top: new FileReader(text).whole() };
  } catch (error) {
    if (error instanceof RuleProblem) throw refusedAt(text, error.offset, error.message);
    throw error;
  }
}
