import { mapDefined } from '../mapDefined.ts';
import { normalizeSearch } from '../people/searching.ts';
import type { BankLine } from './bankFile.ts';
import type { Cents } from '../fees/feeRules.ts';
import type { Payer, Payment } from '../fees/payment.ts';
import {
  hasValidCheckCharacter,
  isOneTypoFrom,
  buildReferenceBody,
  findReferences,
} from '../fees/reference.ts';

/** A person or school who may have paid. */
export interface Debtor {
  readonly payer: Payer;
  readonly name: string;
  /** The school of a dancer; empty for a school. */
  readonly school: string;
  /** The balance due; zero if nothing is due. */
  readonly owed: Cents;
  /** The former references of merged dancers, which still find this one. */
  readonly former: readonly Payer[];
  /** The keys of their dance partners. */
  readonly partners: readonly string[];
}

export interface PaidPart {
  readonly debtor: Debtor;
  readonly cents: Cents;
}

/** The payers of one line, with the part of each. Adds up to the line. */
export type PaidParts = readonly [PaidPart, ...PaidPart[]];

/** The reason to ask the treasurer. */
export type BankDoubt =
  /** The reference fits; the amount doesn't. */
  | { readonly kind: 'amount' }
  /** Two payers have the same reference. */
  | { readonly kind: 'same reference' }
  | { readonly kind: 'typo'; readonly written: string }
  | { readonly kind: 'name' };

export type BankMatch =
  /** Recorded by an earlier import. */
  | { readonly kind: 'recorded'; readonly line: BankLine }
  /** A reference with a correct check character, and exactly the balance due. */
  | { readonly kind: 'certain'; readonly line: BankLine; readonly parts: PaidParts }
  | {
      readonly kind: 'doubtful';
      readonly line: BankLine;
      readonly doubt: BankDoubt;
      readonly choices: readonly PaidParts[];
    }
  | { readonly kind: 'unplaced'; readonly line: BankLine };

const MAX_CHOICES = 4;
/** Shorter words of names occur in many texts. */
const MIN_NAME_LETTERS = 3;

const keyOf = ({ payer }: Debtor): string =>
  payer.kind === 'school' ? `s:${payer.school}` : `d:${payer.dancer}`;

interface Named {
  readonly debtor: Debtor;
  readonly words: readonly string[];
}

/** All debtors, found by reference or name. */
interface Known {
  readonly bySigns: ReadonlyMap<string, readonly Debtor[]>;
  readonly byKey: ReadonlyMap<string, Debtor>;
  readonly named: readonly Named[];
  readonly prefix: string;
  /** The balances after the certain lines before this one. */
  readonly owed: Map<string, Cents>;
}

const wordsOf = (text: string): readonly string[] =>
  normalizeSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function knownOf(debtors: readonly Debtor[], prefix: string): Known {
  const bySigns = new Map<string, Debtor[]>();
  for (const debtor of debtors)
    for (const payer of [debtor.payer, ...debtor.former]) {
      const signs = buildReferenceBody(payer);
      bySigns.set(signs, [...(bySigns.get(signs) ?? []), debtor]);
    }
  return {
    bySigns,
    byKey: new Map(debtors.map((debtor) => [keyOf(debtor), debtor])),
    named: debtors.map((debtor) => ({ debtor, words: wordsOf(debtor.name) })),
    prefix,
    owed: new Map(debtors.map((debtor) => [keyOf(debtor), debtor.owed])),
  };
}

const owedBy = (debtor: Debtor, { owed }: Known): Cents => owed.get(keyOf(debtor)) ?? 0;

const alone = (debtor: Debtor, { cents }: BankLine): PaidParts => [{ debtor, cents }];

/** The amount each debtor owes, if the line pays exactly the sum; undefined otherwise. */
function eachPays(debtors: readonly Debtor[], { cents }: BankLine, known: Known): PaidParts | undefined {
  const [first, ...others] = debtors.map((debtor): PaidPart => ({ debtor, cents: owedBy(debtor, known) }));
  if (first === undefined) return undefined;
  const parts: PaidParts = [first, ...others];
  const sum = parts.reduce((so, part) => so + part.cents, 0);
  return sum === cents && parts.every((part) => part.cents > 0) ? parts : undefined;
}

/** True if the text has all words of the name, or the last one with the first letter of the first: 'ALVAREZ J'. */
function isNamedIn({ words }: Named, text: ReadonlySet<string>): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || last.length < MIN_NAME_LETTERS) return false;
  if (words.every((word) => text.has(word))) return true;
  return words.length > 1 && text.has(last) && (text.has(first) || text.has(first.slice(0, 1)));
}

/** Both dancers of a couple who owe the amount together, if one of them is named. */
const couplesOf = (named: readonly Debtor[], line: BankLine, known: Known): readonly PaidParts[] =>
  named.flatMap((debtor) =>
    mapDefined(debtor.partners, (partner) => {
      const other = known.byKey.get(`d:${partner}`);
      return other === undefined ? undefined : eachPays([debtor, other], line, known);
    }),
  );

function byReference(line: BankLine, known: Known): BankMatch | undefined {
  const found = findReferences(line.text, known.prefix);
  const meant = mapDefined(found, ({ signs }) => known.bySigns.get(signs));
  if (meant.length > 0) {
    const payers = [...new Set(meant.flat())];
    if (payers.length > meant.length)
      return {
        kind: 'doubtful',
        line,
        doubt: { kind: 'same reference' },
        choices: payers.map((one) => alone(one, line)),
      };
    const parts = eachPays(payers, line, known);
    if (parts !== undefined) return { kind: 'certain', line, parts };
    return {
      kind: 'doubtful',
      line,
      doubt: { kind: 'amount' },
      choices: payers.map((one) => alone(one, line)),
    };
  }
  const typo = found.find(({ hasPrefix, signs }) => hasPrefix && !hasValidCheckCharacter(signs));
  if (typo === undefined) return undefined;
  const near = [...known.bySigns].flatMap(([signs, debtors]) =>
    isOneTypoFrom(typo.signs, signs) ? debtors : [],
  );
  return near.length === 0
    ? undefined
    : {
        kind: 'doubtful',
        line,
        doubt: { kind: 'typo', written: typo.signs },
        choices: near.slice(0, MAX_CHOICES).map((one) => alone(one, line)),
      };
}

function byName(line: BankLine, known: Known): BankMatch | undefined {
  const text = new Set(wordsOf(line.text));
  const named = known.named.filter((one) => isNamedIn(one, text)).map(({ debtor }) => debtor);
  // Debtors of exactly this amount come first, then others who owe.
  const rank = (debtor: Debtor): number => {
    const owed = owedBy(debtor, known);
    if (owed === line.cents) return 0;
    return owed > 0 ? 1 : 2;
  };
  const singles = named.toSorted((a, b) => rank(a) - rank(b)).map((one) => alone(one, line));
  const choices = [...couplesOf(named, line, known), ...singles].slice(0, MAX_CHOICES);
  return choices.length === 0 ? undefined : { kind: 'doubtful', line, doubt: { kind: 'name' }, choices };
}

/**
 * Finds the payers of a bank's lines. Only a correct reference with exactly the balance due is certain, and
 * lowers the balance for the lines after it. Everything else is left to the treasurer to decide.
 */
export function matchBankLines(
  lines: readonly BankLine[],
  debtors: readonly Debtor[],
  ledger: readonly Pick<Payment, 'id'>[],
  prefix: string,
): readonly BankMatch[] {
  const recorded = new Set(ledger.map(({ id }) => id));
  const known = knownOf(debtors, prefix);
  return lines.map((line): BankMatch => {
    if (recorded.has(line.id)) return { kind: 'recorded', line };
    const match = byReference(line, known) ?? byName(line, known) ?? { kind: 'unplaced', line };
    if (match.kind === 'certain')
      for (const { debtor, cents } of match.parts)
        known.owed.set(keyOf(debtor), owedBy(debtor, known) - cents);
    return match;
  });
}

/** The key of each part's payment: the first has the line's own, so that a line is recorded once. */
export const buildPartKey = ({ id }: BankLine, part: number): string => (part === 0 ? id : `${id}-${part}`);
