import { RuleProblem } from './problem.ts';

/**
 * Regular expressions of the rules language, matched in linear time: all alternatives are followed in
 * parallel (Thompson's construction), so `/^(a+)+$/` costs as much as `/^a+$/`. JavaScript's engine
 * backtracks and could hang the server.
 */
export interface Pattern {
  readonly steps: readonly Step[];
  readonly ignoreCase: boolean;
}

type Step =
  | { readonly do: 'char'; readonly accepts: (code: number) => boolean }
  | { readonly do: 'split'; readonly to: readonly number[] }
  | { readonly do: 'start' }
  | { readonly do: 'end' }
  | { readonly do: 'match' };

/** A node of the parsed pattern. */
type Piece =
  | { readonly kind: 'char'; readonly accepts: (code: number) => boolean }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'sequence'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'either'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'repeat'; readonly of: Piece; readonly least: number; readonly most: number };

// Each character of a text visits each step at most once, so this bounds the cost of a match.
const MAX_STEPS = 2000;
const MAX_NESTING = 50;
// Each member of a set is tested for every character, so members count like steps.
const MAX_IN_SET = 256;
// Total step visits of one match: a second or two. Ten megabytes against a large pattern would take minutes.
const MAX_VISITS = 64_000_000;

type Test = (code: number) => boolean;
const oneOf =
  (text: string): Test =>
  (code) =>
    text.includes(String.fromCharCode(code));
const isDigit: Test = (code) => code >= 48 && code <= 57;
const isWord: Test = (code) =>
  isDigit(code) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;
const isSpace: Test = (code) => /\s/.test(String.fromCharCode(code));
const isLineEnd = oneOf('\n\r\u2028\u2029');
const not =
  (test: Test): Test =>
  (code) =>
    !test(code);

const CLASSES: ReadonlyMap<string, Test> = new Map([
  ['d', isDigit],
  ['D', not(isDigit)],
  ['w', isWord],
  ['W', not(isWord)],
  ['s', isSpace],
  ['S', not(isSpace)],
]);
const CONTROLS: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['f', '\f'],
  ['v', '\v'],
]);

const lowered = (code: number): number => String.fromCharCode(code).toLowerCase().charCodeAt(0);
const raised = (code: number): number => String.fromCharCode(code).toUpperCase().charCodeAt(0);

class PatternReader {
  private index = 0;
  private nesting = 0;
  private readonly source: string;
  private readonly offset: number;
  private readonly ignoreCase: boolean;

  constructor(source: string, offset: number, ignoreCase: boolean) {
    this.source = source;
    this.offset = offset;
    this.ignoreCase = ignoreCase;
  }

  whole(): Piece {
    const piece = this.either();
    if (this.index < this.source.length)
      this.fail(`unexpected ${this.source[this.index] ?? ''} in a pattern`);
    return piece;
  }

  private fail(sentence: string): never {
    throw new RuleProblem(sentence, this.offset + this.index);
  }

  private peek(): string | undefined {
    return this.source[this.index];
  }

  private take(): string {
    const character = this.source[this.index];
    if (character === undefined) this.fail('a pattern that ends too early');
    this.index += 1;
    return character;
  }

  private either(): Piece {
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) this.fail('a pattern nested too deep');
    const pieces = [this.sequence()];
    while (this.peek() === '|') {
      this.index += 1;
      pieces.push(this.sequence());
    }
    // The service accepts no empty alternative; `(foo)?` means the same as `(foo|)`.
    if (pieces.length > 1 && pieces.some(({ pieces: its }) => its.length === 0))
      this.fail('an alternative that is empty');
    this.nesting -= 1;
    return pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : { kind: 'either', pieces };
  }

  private sequence(): Extract<Piece, { kind: 'sequence' }> {
    const pieces: Piece[] = [];
    for (let next = this.peek(); next !== undefined && next !== '|' && next !== ')'; next = this.peek()) {
      pieces.push(this.repeated(this.atom()));
    }
    return { kind: 'sequence', pieces };
  }

  private atom(): Piece {
    const character = this.take();
    switch (character) {
      case '^':
        if (this.index !== 1) this.fail('^ is allowed at the start of a pattern only');
        return { kind: 'start' };
      case '$':
        if (this.index !== this.source.length) this.fail('$ is allowed at the end of a pattern only');
        return { kind: 'end' };
      case '.':
        return { kind: 'char', accepts: not(isLineEnd) };
      case '(': {
        if (this.peek() === '?') this.fail('look-around and named groups are not part of the rules language');
        const inner = this.either();
        if (inner.kind === 'sequence' && inner.pieces.length === 0) this.fail('a group that is empty');
        if (this.take() !== ')') this.fail('a group that is not closed');
        return inner;
      }
      case '[':
        return this.set();
      case '\\':
        return this.char(this.escape());
      case '*':
      case '+':
      case '?':
      case '{':
      case ']':
        return this.fail(`unexpected ${character} in a pattern`);
      default:
        return this.char(this.exactly(character));
    }
  }

  private exactly(character: string): Test {
    const code = character.charCodeAt(0);
    return (other) => other === code;
  }

  /** With the flag i, a character matches in either case. */
  private char(test: Test): Piece {
    return {
      kind: 'char',
      accepts: this.ignoreCase ? (code) => test(code) || test(lowered(code)) || test(raised(code)) : test,
    };
  }

  private escape(): Test {
    const character = this.take();
    const group = CLASSES.get(character);
    if (group !== undefined) return group;
    const control = CONTROLS.get(character);
    if (control !== undefined) return this.exactly(control);
    if (/[A-Za-z0-9]/.test(character)) this.fail(`\\${character} is not part of the rules language`);
    return this.exactly(character);
  }

  private set(): Piece {
    const negated = this.peek() === '^';
    if (negated) this.index += 1;
    const tests: Test[] = [];
    for (let character = this.take(); character !== ']'; character = this.take()) {
      const single = character === '\\' ? this.singleInSet() : character;
      if (typeof single !== 'string') {
        tests.push(single);
      } else if (this.peek() === '-' && this.source[this.index + 1] !== ']') {
        this.index += 1;
        tests.push(this.range(single));
      } else tests.push(this.exactly(single));
      if (tests.length > MAX_IN_SET) this.fail('a set of too many characters');
    }
    const any: Test = (code) => tests.some((test) => test(code));
    const piece = this.char(any);
    // Fold case before negating: [^a] with i rejects A too.
    return negated && piece.kind === 'char' ? { kind: 'char', accepts: not(piece.accepts) } : piece;
  }

  private singleInSet(): string | Test {
    const next = this.peek() ?? '';
    if (CLASSES.has(next)) return this.escape();
    const control = CONTROLS.get(next);
    if (control !== undefined) {
      this.index += 1;
      return control;
    }
    if (/[A-Za-z0-9]/.test(next)) this.fail(`\\${next} is not part of the rules language`);
    return this.take();
  }

  private range(from: string): Test {
    const taken = this.take();
    const to = taken === '\\' ? this.singleInSet() : taken;
    if (typeof to !== 'string') this.fail('a range that ends in a class');
    const [low, high] = [from.charCodeAt(0), to.charCodeAt(0)];
    if (low > high) this.fail('a range whose end lies before its start');
    return (code) => code >= low && code <= high;
  }

  private repeated(piece: Piece): Piece {
    const bounds = this.bounds();
    if (bounds === undefined) return piece;
    if (piece.kind === 'start' || piece.kind === 'end') this.fail('an anchor cannot be repeated');
    const after = this.peek();
    if (after === '?' || after === '*' || after === '+' || after === '{') {
      this.fail('lazy and stacked repetitions are not part of the rules language');
    }
    return { kind: 'repeat', of: piece, ...bounds };
  }

  private bounds(): { least: number; most: number } | undefined {
    switch (this.peek() ?? '') {
      case '*':
        this.index += 1;
        return { least: 0, most: Infinity };
      case '+':
        this.index += 1;
        return { least: 1, most: Infinity };
      case '?':
        this.index += 1;
        return { least: 0, most: 1 };
      case '{': {
        const counted = /^\{(\d{1,4})(?:(,)(\d{1,4})?)?\}/.exec(this.source.slice(this.index));
        if (counted === null) return this.fail('a repetition that is not {n}, {n,} or {n,m}');
        this.index += counted[0].length;
        const least = Number(counted[1]);
        const most = Number(counted[3] ?? (counted[2] === undefined ? least : Infinity));
        if (most < least) this.fail('a repetition whose end lies before its start');
        return { least, most };
      }
      default:
        return undefined;
    }
  }
}

/** Number of steps of a pattern, so `(a{1000}){1000}` is refused before it is built. */
function size(piece: Piece): number {
  switch (piece.kind) {
    case 'char':
    case 'start':
    case 'end':
      return 1;
    case 'sequence':
      return piece.pieces.reduce((sum, inner) => sum + size(inner), 0);
    case 'either':
      return piece.pieces.reduce((sum, inner) => sum + size(inner) + 2, 0);
    case 'repeat':
      return (size(piece.of) + 2) * Math.max(1, piece.most === Infinity ? piece.least + 1 : piece.most);
  }
}

function layOut(piece: Piece, steps: Step[]): void {
  switch (piece.kind) {
    case 'char':
      steps.push({ do: 'char', accepts: piece.accepts });
      return;
    case 'start':
    case 'end':
      steps.push({ do: piece.kind });
      return;
    case 'sequence':
      for (const inner of piece.pieces) layOut(inner, steps);
      return;
    case 'either':
      layOutEither(piece.pieces, steps);
      return;
    case 'repeat':
      layOutRepeat(piece, steps);
  }
}

function layOutEither(pieces: readonly Piece[], steps: Step[]): void {
  const jumps: number[] = [];
  pieces.forEach((inner, index) => {
    const isLast = index === pieces.length - 1;
    const split = steps.length;
    if (!isLast) steps.push({ do: 'split', to: [] });
    layOut(inner, steps);
    if (isLast) return;
    jumps.push(steps.length);
    steps.push({ do: 'split', to: [] });
    steps[split] = { do: 'split', to: [split + 1, steps.length] };
  });
  for (const jump of jumps) steps[jump] = { do: 'split', to: [steps.length] };
}

function layOutRepeat(piece: Extract<Piece, { kind: 'repeat' }>, steps: Step[]): void {
  for (let count = 0; count < piece.least; count += 1) layOut(piece.of, steps);
  if (piece.most === Infinity) {
    const split = steps.length;
    steps.push({ do: 'split', to: [] });
    layOut(piece.of, steps);
    steps.push({ do: 'split', to: [split] });
    steps[split] = { do: 'split', to: [split + 1, steps.length] };
    return;
  }
  const splits: number[] = [];
  for (let count = piece.least; count < piece.most; count += 1) {
    splits.push(steps.length);
    steps.push({ do: 'split', to: [] });
    layOut(piece.of, steps);
  }
  for (const split of splits) steps[split] = { do: 'split', to: [split + 1, steps.length] };
}

/**
 * Parses the inside of `/…/flags`.
 * @throws RuleProblem if it leaves the subset of the rules language, or is too large
 */
export function parsePattern(source: string, flags: string, offset: number): Pattern {
  if (flags !== '' && flags !== 'i') throw new RuleProblem(`unknown flag ${flags} of a pattern`, offset);
  const whole = new PatternReader(source, offset, flags === 'i').whole();
  if (size(whole) > MAX_STEPS) throw new RuleProblem('a pattern that is too large', offset);
  const steps: Step[] = [];
  layOut(whole, steps);
  steps.push({ do: 'match' });
  return { steps, ignoreCase: flags === 'i' };
}

/**
 * True if the pattern is found anywhere in the text (anchors bind it to the ends); undefined if finding out
 * would take too long.
 */
export function matchesPattern(pattern: Pattern, text: string): boolean | undefined {
  const { steps } = pattern;
  const isAnchored = steps[0]?.do === 'start';
  let visits = 0;
  // Steps the next character may take; `seen` holds the position at which a step was last added.
  const seen = new Int32Array(steps.length).fill(-1);
  let current: number[] = [];
  let found = false;

  const add = (into: number[], first: number, position: number): void => {
    const waiting = [first];
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const step = steps[index];
      visits += 1;
      if (step === undefined || seen[index] === position) continue;
      seen[index] = position;
      switch (step.do) {
        case 'split':
          waiting.push(...step.to);
          break;
        case 'start':
          if (position === 0) waiting.push(index + 1);
          break;
        case 'end':
          if (position === text.length) waiting.push(index + 1);
          break;
        case 'match':
          found = true;
          break;
        case 'char':
          into.push(index);
          break;
      }
    }
  };

  for (let position = 0; ; position += 1) {
    // A match may begin at any position.
    add(current, 0, position);
    if (found) return true;
    if (position >= text.length || (isAnchored && current.length === 0)) return false;
    if (visits > MAX_VISITS) return undefined;
    const code = text.charCodeAt(position);
    const next: number[] = [];
    for (const index of current) {
      const step = steps[index];
      if (step?.do === 'char' && step.accepts(code)) add(next, index + 1, position + 1);
    }
    if (found) return true;
    current = next;
  }
}
