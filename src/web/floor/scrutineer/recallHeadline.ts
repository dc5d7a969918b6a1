import { byesOf, isFinal, type RecallRound, type Round } from '../../../domain/competition.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import type { RoundSheets } from '../../../store/models/round/roundSheets.ts';
import type { Cut } from '../../../store/models/round/cuts.ts';

/** The one figure of a preliminary round at this moment, and what it means. */
export interface Headline {
  readonly figure: number;
  readonly meaning: string;
}

interface Situation {
  readonly round: RecallRound;
  readonly next: Round | undefined;
  /** What the next round is called inside a sentence. */
  readonly into: string;
  readonly sheets: RoundSheets;
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

export function recallHeadline(
  { round, next, into, sheets, posted, chosen, clear, complete }: Situation,
  words: Sentences<'scrutineer'>['recall'],
): Headline {
  if (posted !== undefined) return { figure: posted, meaning: words.posted(posted, into) };
  if (round.state === 'initialized') return { figure: round.recallSize, meaning: words.perJudge };
  if (!complete)
    return { figure: sheets.all.length - sheets.missing.length, meaning: words.sheetsIn(sheets.all.length) };
  if (chosen === undefined) return { figure: clear, meaning: words.clear(clear, round.recallSize) };
  const recalled = chosen.recalled.length;
  const tooBig = next !== undefined && isFinal(next) && recalled + byesOf(next) > LARGEST_FINAL;
  const meaning = words.atThisCut(recalled, chosen.more);
  return { figure: recalled, meaning: tooBig ? `${meaning} ${words.tooBigForFinal}` : meaning };
}
