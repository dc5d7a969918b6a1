import type { RecountResult } from '../../../../domain/floor/recount.ts';
import type { CountDifference } from '../../../../domain/secondCount/compareFinal.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import type { recountWords } from '../../words/english/recount.ts';
import type { termsWords } from '../../words/english/terms.ts';
import type { NoteTone } from '../note/ToneIcon.tsx';

/** The outcome of recounting a round, for a reader. */
export interface RecountOutcome {
  readonly tone: NoteTone;
  readonly says: string;
  /** Couple by couple. */
  readonly lines: readonly string[];
}

type Words = typeof recountWords.english;
type DanceName = (typeof termsWords.english)['danceName'];

function describeDifference(one: CountDifference, words: Words, danceName: DanceName): string {
  const dance = one.kind === 'dance' ? danceName(one.dance) : undefined;
  const [posted, now] = [one.first[0]?.place, one.second[0]?.place];
  return posted === now ? words.working(one.couple, dance) : words.place(one.couple, dance, posted, now);
}

/** @param isFinal a final is counted twice */
export function describeRecount(
  again: RecountResult,
  isFinal: boolean,
  words: Words,
  danceName: DanceName,
): RecountOutcome {
  switch (again.kind) {
    case 'agrees':
      return {
        tone: 'ok',
        says: isFinal ? words.agreesTwice(again.marks) : words.agrees(again.marks),
        lines: [...again.out].map(([couple, place]) => words.out(couple, place)),
      };
    case 'final differs':
      return {
        tone: 'stop',
        says: words.differs(new Set(again.differences.map(({ couple }) => couple)).size),
        lines: again.differences.map((one) => describeDifference(one, words, danceName)),
      };
    case 'recall differs':
      return {
        tone: 'stop',
        says: words.differs(again.couples.length),
        lines: again.couples.map((one) => words.sum(one)),
      };
    case 'cannot':
      return { tone: 'info', says: words.cannot, lines: [] };
    default:
      return unreachable(again);
  }
}
