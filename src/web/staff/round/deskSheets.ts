import type { EventDance } from '../../../domain/event/dances.ts';
import { asWritten } from '../../../domain/event/asWritten.ts';
import {
  cardProblems,
  cardProblemSentence,
  finalCardProblems,
  type CardProblem,
  type RecallCard,
} from '../../../domain/recall/judgesMarks.ts';
import {
  couplesOnTheFloor,
  isFinal,
  panelOf,
  type CompetitionEvent,
  type Judge,
  type Round,
} from '../../../domain/competition.ts';
import type { JudgeKey, LeadNumber } from '../../../domain/ids.ts';
import { wornTwice, wornTwiceInWords } from '../../../domain/floor/walkOn.ts';
import { panelThroughout, replaced, type PanelByDance } from '../../../domain/floor/judgeReplaced.ts';
import type { Card, Cards } from '../../../store/sheets/marks.ts';
import { NO_CHANGES, type RoundChanges } from '../../../store/rounds/roundChanges.ts';
import { isIn, type Sheet, type Sheets } from '../../../store/sheets/sheets.ts';

/** One judge's sheet of one dance on the scrutineer's desk. */
export interface DeskSheet {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
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
  /** Who marks each dance. */
  readonly panels: PanelByDance;
  /** Who is out of the round, and in a final what becomes of the place. */
  readonly out: RoundChanges['out'];
}

/** Why a couple or a judge is out is no matter of counting: the journal has it. */
export const IN_THE_JOURNAL = 'see the journal';

const NO_NUMBERS: readonly LeadNumber[] = [];

export const numbersOn = (card: Card | undefined): readonly LeadNumber[] =>
  card?.kind === 'numbers' ? card.numbers : NO_NUMBERS;

function seatOf(card: Card | undefined, sheet: Sheet | undefined): DeskSheet['seat'] {
  if (isIn(sheet)) return 'in';
  return card === undefined && sheet === undefined ? 'empty' : 'part';
}

const unreadable = (judge: JudgeKey, dance: EventDance, found: string): string =>
  `Judge ${judge} in ${asWritten(dance)}: ${found} is not a list of couples. It is not counted.`;

/** Cards that lie where none belongs: of somebody off the panel, of a dance that is not danced. */
function strayCards(cards: Cards, panels: PanelByDance): readonly string[] {
  const judges = new Set([...panels.values()].flat());
  return [...cards].flatMap(([judge, byDance]) =>
    [...byDance.keys()].flatMap((dance) => {
      if (!judges.has(judge))
        return [`Judge ${judge} in ${asWritten(dance)}: not on the panel of this round. Not counted.`];
      const panel = panels.get(dance);
      if (panel === undefined)
        return [`Judge ${judge}: ${asWritten(dance)} is not danced in this event. Not counted.`];
      return panel.includes(judge)
        ? []
        : [`Judge ${judge} in ${asWritten(dance)}: another judge marks it. Not counted.`];
    }),
  );
}

/** Who marks each dance, after every judge who left. */
function panelsOf(
  event: CompetitionEvent,
  round: Round,
  judges: readonly Judge[],
  { standIns }: RoundChanges,
): PanelByDance {
  const seated = panelOf(round, judges)
    .filter((judge) => !standIns.some(({ by }) => by === judge))
    .toSorted();
  return standIns.reduce<PanelByDance>(
    (panels, standIn) => {
      const after = replaced(panels, { ...standIn, why: IN_THE_JOURNAL });
      return after.ok ? after.value : panels;
    },
    panelThroughout(seated, event.dances),
  );
}

function problemsOf(
  one: DeskSheet,
  round: Round,
  couples: readonly LeadNumber[],
  out: RoundChanges['out'],
): readonly CardProblem[] {
  const { judge, dance, card } = one;
  const numbers = numbersOn(card);
  const all = isFinal(round)
    ? finalCardProblems(couples, { judge, dance, placed: numbers })
    : cardProblems(couples, { judge, dance, recalled: numbers }, round.recallSize);
  // A sheet that is still being marked is unfinished, not wrong.
  const unfinished = one.seat !== 'in';
  return all.filter(
    (problem) =>
      !(unfinished && (problem.kind === 'short' || problem.kind === 'missing')) &&
      !(problem.kind === 'stranger' && out.has(problem.couple)),
  );
}

function odditiesOf(
  one: DeskSheet,
  round: Round,
  couples: readonly LeadNumber[],
  out: RoundChanges['out'],
): readonly string[] {
  if (one.card?.kind === 'unreadable') return [unreadable(one.judge, one.dance, one.card.found)];
  return problemsOf(one, round, couples, out).map((problem) => {
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
  changes: RoundChanges = NO_CHANGES,
): Desk {
  // A number that two couples wear is counted once, and said: whom a mark means, only people can find out.
  const couples = [...new Set(couplesOnTheFloor(event, round).map(({ number }) => number))];
  const panels = panelsOf(event, round, judges, changes);
  // A couple that is back on the floor is not out any more.
  const out = new Map([...changes.out].filter(([couple]) => !couples.includes(couple)));
  const seated = [...new Set([...panels.values()].flat())].toSorted();
  const all = seated.flatMap((judge) =>
    event.dances
      .filter((dance) => panels.get(dance)?.includes(judge))
      .map((dance): DeskSheet => {
        const card = cards.get(judge)?.get(dance);
        const sheet = sheets.get(judge)?.get(dance);
        return { judge, dance, card, sheet, seat: seatOf(card, sheet) };
      }),
  );
  return {
    couples,
    judges: seated,
    sheets: all,
    missing: all.filter(({ seat }) => seat !== 'in'),
    oddities: [
      ...wornTwice(event, round).map(wornTwiceInWords),
      ...strayCards(cards, panels),
      ...all.flatMap((one) => odditiesOf(one, round, couples, out)),
    ],
    panels,
    out,
  };
}

/** The cards of a preliminary round as the rule book counts them. */
export const recallCards = (desk: Desk): readonly RecallCard[] =>
  desk.sheets.map(({ judge, dance, card }) => ({ judge, dance, recalled: numbersOn(card) }));
