import { countByes, isFinal, type RecallRound, type Round } from '../../../domain/competition.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import type { RoundSheets } from '../../../store/models/round/roundSheets.ts';
import type { Cut } from '../../../store/models/round/cuts.ts';

/** The key figure of a preliminary round now, and its meaning. */
export interface RecallHeadline {
  readonly figure: number;
  readonly meaning: string;
}

interface Situation {
  readonly round: RecallRound;
  readonly next: Round | undefined;
  /** The next round's name inside a sentence. */
  readonly into: string;
  readonly sheets: RoundSheets;
  /** The number of recalled couples, once posted. */
  readonly posted: number | undefined;
  readonly chosen: Cut | undefined;
  /** The number of couples recalled regardless of how a tie is decided. */
  readonly clear: number;
  /** True if every sheet is in, or no more are accepted. */
  readonly complete: boolean;
}

/** A larger final is another round, by the rules of most competitions (docs/rules.md, D11). */
const MAX_FINAL_SIZE = 8;

export function buildRecallHeadline(
  { round, next, into, sheets, posted, chosen, clear, complete }: Situation,
  words: Sentences<'scrutineer'>['recall'],
): RecallHeadline {
  if (posted !== undefined) return { figure: posted, meaning: words.posted(posted, into) };
  if (round.state === 'initialized') return { figure: round.recallSize, meaning: words.perJudge };
  if (!complete)
    return { figure: sheets.all.length - sheets.missing.length, meaning: words.sheetsIn(sheets.all.length) };
  if (chosen === undefined) return { figure: clear, meaning: words.clear(clear, round.recallSize) };
  const recalled = chosen.recalled.length;
  const tooBig = next !== undefined && isFinal(next) && recalled + countByes(next) > MAX_FINAL_SIZE;
  const meaning = words.atThisCut(recalled, chosen.more);
  return { figure: recalled, meaning: tooBig ? `${meaning} ${words.tooBigForFinal}` : meaning };
}
