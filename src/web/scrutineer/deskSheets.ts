import {
  cardProblems,
  cardProblemSentence,
  finalCardProblems,
  marksOfCards,
  type CardProblem,
  type FinalCard,
  type RecallCard,
} from '../../domain/cards.ts';
import {
  couplesOnTheFloor,
  isFinal,
  panelOf,
  type CompetitionEvent,
  type Judge,
  type Round,
} from '../../domain/competition.ts';
import type { JudgeKey, LeadNumber } from '../../domain/ids.ts';
import { scoreFinal } from '../../domain/skating/final.ts';
import type { DanceMarks, FinalResult } from '../../domain/skating/working.ts';
import type { Card, Cards } from '../../store/paths/marks.ts';
import { isIn, type Sheet, type Sheets } from '../../store/paths/sheets.ts';

/** One judge's sheet of one dance on the scrutineer's desk. */
export interface DeskSheet {
  readonly judge: JudgeKey;
  readonly dance: string;
  readonly card: Card | undefined;
  readonly sheet: Sheet | undefined;
  readonly seat: 'empty' | 'part' | 'in';
}

/** Everything the scrutineer has on the desk of one round. */
export interface Desk {
  readonly couples: readonly LeadNumber[];
  readonly judges: readonly JudgeKey[];
  readonly sheets: readonly DeskSheet[];
  /** Not in yet. */
  readonly missing: readonly DeskSheet[];
  /** What is wrong, each a sentence that names judge and couple. */
  readonly oddities: readonly string[];
}

const NO_NUMBERS: readonly LeadNumber[] = [];

export const numbersOn = (card: Card | undefined): readonly LeadNumber[] =>
  card?.kind === 'numbers' ? card.numbers : NO_NUMBERS;

function seatOf(card: Card | undefined, sheet: Sheet | undefined): DeskSheet['seat'] {
  if (isIn(sheet)) return 'in';
  return card === undefined && sheet === undefined ? 'empty' : 'part';
}

const unreadable = (judge: JudgeKey, dance: string, found: string): string =>
  `Judge ${judge} in ${dance}: ${found} is not a list of couples. It is not counted.`;

/** Cards that lie where none belongs: of somebody off the panel, of a dance that is not danced. */
function strayCards(cards: Cards, judges: readonly JudgeKey[], dances: readonly string[]): readonly string[] {
  return [...cards].flatMap(([judge, byDance]) =>
    [...byDance.keys()].flatMap((dance) => {
      if (!judges.includes(judge))
        return [`Judge ${judge} in ${dance}: not on the panel of this round. Not counted.`];
      return dances.includes(dance)
        ? []
        : [`Judge ${judge}: ${dance} is not danced in this event. Not counted.`];
    }),
  );
}

function problemsOf(one: DeskSheet, round: Round, couples: readonly LeadNumber[]): readonly CardProblem[] {
  const { judge, dance, card } = one;
  const numbers = numbersOn(card);
  const all = isFinal(round)
    ? finalCardProblems(couples, { judge, dance, placed: numbers })
    : cardProblems(couples, { judge, dance, recalled: numbers }, round.recallSize);
  // A sheet that is still being marked is unfinished, not wrong.
  const unfinished = one.seat !== 'in';
  return all.filter(({ kind }) => !(unfinished && (kind === 'short' || kind === 'missing')));
}

function odditiesOf(one: DeskSheet, round: Round, couples: readonly LeadNumber[]): readonly string[] {
  if (one.card?.kind === 'unreadable') return [unreadable(one.judge, one.dance, one.card.found)];
  return problemsOf(one, round, couples).map((problem) => {
    const said = one.sheet?.reason;
    const onPurpose = (problem.kind === 'short' || problem.kind === 'long') && said !== undefined;
    return cardProblemSentence(problem) + (onPurpose ? ` The judge ${said}.` : '');
  });
}

/** Lays out the desk of a round from what the tree holds, whatever that is. */
export function layOutDesk(
  event: CompetitionEvent,
  round: Round,
  judges: readonly Judge[],
  cards: Cards,
  sheets: Sheets,
): Desk {
  const couples = couplesOnTheFloor(event, round).map(({ number }) => number);
  const panel = panelOf(round, judges).toSorted();
  const all = panel.flatMap((judge) =>
    event.dances.map((dance): DeskSheet => {
      const card = cards.get(judge)?.get(dance);
      const sheet = sheets.get(judge)?.get(dance);
      return { judge, dance, card, sheet, seat: seatOf(card, sheet) };
    }),
  );
  return {
    couples,
    judges: panel,
    sheets: all,
    missing: all.filter(({ seat }) => seat !== 'in'),
    oddities: [
      ...strayCards(cards, panel, event.dances),
      ...all.flatMap((one) => odditiesOf(one, round, couples)),
    ],
  };
}

/** The cards of a preliminary round as the rule book counts them. */
export const recallCards = (desk: Desk): readonly RecallCard[] =>
  desk.sheets.map(({ judge, dance, card }) => ({ judge, dance, recalled: numbersOn(card) }));

export type Computed =
  | { readonly kind: 'waiting' }
  /** The cards go back to the judges through the chairman; nothing is repaired here (Rules 2-4). */
  | { readonly kind: 'invalid'; readonly problems: readonly string[] }
  | { readonly kind: 'computed'; readonly result: FinalResult; readonly marks: readonly DanceMarks[] };

/** The final, once every sheet of it is in. */
export function computeFinal(event: CompetitionEvent, desk: Desk): Computed {
  if (desk.missing.length > 0 || desk.couples.length === 0) return { kind: 'waiting' };
  const cards: readonly FinalCard[] = desk.sheets.map(({ judge, dance, card }) => ({
    judge,
    dance,
    placed: numbersOn(card),
  }));
  const marks: DanceMarks[] = [];
  const problems: string[] = [];
  for (const dance of event.dances) {
    const ofDance = marksOfCards(dance, desk.couples, cards);
    if (ofDance.ok) marks.push(ofDance.value);
    else problems.push(...ofDance.problems.map((problem) => cardProblemSentence(problem)));
  }
  if (problems.length > 0) return { kind: 'invalid', problems };
  const scored = scoreFinal(marks);
  return scored.ok
    ? { kind: 'computed', result: scored.value, marks }
    : { kind: 'invalid', problems: scored.problems.map(({ problem }) => problem) };
}
