import { useTimes } from '../app/useTimes.ts';
import type { FinalRound } from '../../domain/competition.ts';
import { placingsAreOut, type Release } from '../../domain/round/release.ts';
import { Say } from '../parts/page/Say.tsx';
import { release as releaseWords } from '../words/english/release.ts';
import { useWords } from '../words/language.ts';

interface Props {
  readonly final: FinalRound;
  readonly usual: Release;
}

/** Who sees a posted final at this moment. */
export function PostedNow({ final, usual }: Props) {
  const times = useTimes();
  const words = useWords(releaseWords);
  if (!placingsAreOut(final, usual)) return <Say tone="info">{words.waiting}</Say>;
  return (
    <Say tone="ok">
      {final.releasedAt === undefined ? words.out : words.released(times.clockTime(final.releasedAt))}
    </Say>
  );
}
