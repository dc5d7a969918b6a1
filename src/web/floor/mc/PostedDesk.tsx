import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { isFinal, findRound } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { SpokenLine } from '../../../domain/floor/script.ts';
import { findReleaseStep } from '../../../domain/round/release.ts';
import { useUsualRelease } from '../../staff/round/useUsualRelease.ts';
import { releaseWords } from '../../kit/words/english/release.ts';
import { savedResultPath, type SavedResult } from '../../../store/results/results.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { AwardReading } from './AwardReading.tsx';
import { buildAwardLines, buildCallbackLines } from './awardScript.ts';
import { screens } from '../../kit/screens/screens.ts';
import { PostedRoundList } from './PostedRoundList.tsx';
import { mcWords } from '../../kit/words/english/mc.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

import { SpokenScript } from './SpokenScript.tsx';
import { buildRoundKey } from '../../staff/journal/journalNames.ts';

export type PostedDeskTab = 'callbacks' | 'awards';

/** The stored name of the next round for the couples of a posted one: the first later round that is not skipped. */
function nextName({ event, round }: ScheduledRound): string | undefined {
  for (let below = round.number - 1; below >= 0; below -= 1) {
    const next = findRound(event, below);
    if (next !== undefined && next.state !== 'skipped') return next.name;
  }
  return undefined;
}

/** The most recently danced round first. Rounds without a start time are sorted by the schedule. */
const latestFirst = (rounds: readonly ScheduledRound[]): readonly ScheduledRound[] =>
  rounds.toSorted(
    (a, b) =>
      (b.round.startedAt ?? 0) - (a.round.startedAt ?? 0) || b.round.scheduleIndex - a.round.scheduleIndex,
  );

export interface PostedDeskProps {
  readonly day: readonly ScheduledRound[];
  readonly reading: PostedDeskTab;
}

/** Callbacks and awards of posted rounds only: an MC may not read the others. */
export function PostedDesk({ day, reading }: PostedDeskProps) {
  const words = useWords(mcWords);
  const { waits } = useWords(releaseWords);
  const usual = useUsualRelease();
  const [search] = useSearchParams();
  const rounds = useMemo(
    () =>
      latestFirst(
        day.filter(({ round }) => round.state === 'posted' && isFinal(round) === (reading === 'awards')),
      ),
    [day, reading],
  );
  const asked = `${search.get('event')}/${search.get('round')}`;
  const chosen = rounds.find((at) => buildRoundKey(at) === asked) ?? rounds[0];
  if (chosen === undefined)
    return (
      <section className="mc-prompter" aria-label={words.script}>
        <EmptyState more={reading === 'awards' ? words.posted.noFinalsMore : words.posted.noCallbacksMore}>
          {reading === 'awards' ? words.posted.noFinals : words.posted.noCallbacks}
        </EmptyState>
      </section>
    );
  return (
    <>
      <Posted key={buildRoundKey(chosen)} at={chosen} reading={reading} />
      <PostedRoundList
        title={reading === 'awards' ? words.posted.finals : words.posted.rounds}
        rounds={rounds}
        chosen={chosen}
        noteOf={({ round }) =>
          isFinal(round) && usual !== undefined && findReleaseStep(round, usual) === 'release'
            ? waits
            : undefined
        }
        addressOf={({ event, round }) =>
          screens.mc.link({ desk: reading, event: event.key, round: round.number })
        }
      />
    </>
  );
}

function Posted({ at, reading }: { readonly at: ScheduledRound; readonly reading: PostedDeskTab }) {
  const { staff } = useStore();
  const words = useWords(mcWords);
  const { eventName, roundInSentence } = useWords(termsWords);
  const { event, round } = at;
  const saved = useLive(
    staff,
    useMemo(() => savedResultPath(event.key, round.number), [event.key, round.number]),
  );
  if (saved.kind === 'waiting')
    return (
      <section className="mc-prompter" aria-label={words.script}>
        <LoadingBars label={words.posted.loading} height={56} />
      </section>
    );
  const linesOf = (value: SavedResult | undefined): readonly SpokenLine[] | undefined =>
    reading === 'awards' ? buildAwardLines(event, value) : buildCallbackLines(event, nextName(at), value);
  const lines = saved.kind === 'refused' ? undefined : linesOf(saved.value);
  if (lines === undefined)
    return (
      <section className="mc-prompter" aria-label={words.script}>
        <ErrorNote failed={words.posted.notHere}>
          {saved.kind === 'refused'
            ? words.posted.unposted
            : words.posted.withoutResult(eventName(event), roundInSentence(round.name))}
        </ErrorNote>
      </section>
    );
  return reading === 'awards' && isFinal(round) ? (
    <AwardReading event={event} final={round} lines={lines} />
  ) : (
    <section className="mc-prompter" aria-label={words.script}>
      <SpokenScript lines={lines} />
    </section>
  );
}
