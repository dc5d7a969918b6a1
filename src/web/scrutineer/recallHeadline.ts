import { isFinal, type RecallRound, type Round } from '../../domain/competition.ts';
import type { Cut } from './cuts.ts';
import type { Desk } from '../staff/round/deskSheets.ts';

/** The one figure of a preliminary round at this moment, and what it means. */
export interface Headline {
  readonly figure: number;
  readonly words: string;
}

interface Situation {
  readonly round: RecallRound;
  readonly next: Round | undefined;
  readonly desk: Desk;
  /** How many were recalled, once that is posted. */
  readonly posted: number | undefined;
  readonly chosen: Cut | undefined;
  /** Clearly through, whatever is decided about a tie. */
  readonly clear: number;
  /** Every sheet is in, or no more are taken. */
  readonly complete: boolean;
}

/** More than this many in a final is another round, by the rules most competitions go by (docs/rules.md, D11). */
const LARGEST_FINAL = 8;

export function recallHeadline({ round, next, desk, posted, chosen, clear, complete }: Situation): Headline {
  const into = next?.name ?? 'next round';
  if (posted !== undefined) return { figure: posted, words: `couples were recalled into the ${into}.` };
  if (round.state === 'initialized')
    return { figure: round.recallSize, words: 'couples each judge will be asked for.' };
  if (!complete)
    return {
      figure: desk.sheets.length - desk.missing.length,
      words: `of ${desk.sheets.length} sheets are in. The cut is made when all are.`,
    };
  if (chosen === undefined)
    return { figure: clear, words: `couples are clearly through, ${round.recallSize} were asked for.` };
  const tooMany = next !== undefined && isFinal(next) && chosen.recalled.length > LARGEST_FINAL;
  return {
    figure: chosen.recalled.length,
    words: `couples go through at this cut, ${chosen.against}.${tooMany ? ' So many in a final usually need another round.' : ''}`,
  };
}
