import { useMemo } from 'react';
import type { CompetitionEvent, FinalRound } from '../../../domain/competition.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import type { Place } from '../../../domain/skating/working.ts';
import { savedResultsPath } from '../../../store/results/results.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { arePlacingsPublic, type ReleaseTime, getReleaseTime } from '../../../domain/round/release.ts';
import { useRelease } from '../../staff/round/useRelease.ts';
import { useUsualRelease } from '../../staff/round/useUsualRelease.ts';
import { computeFinal } from '../../../store/models/round/finalCount.ts';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { collectEarlierPlaces, buildRoundModel } from '../../../store/models/round/roundModel.ts';
import { CommandBar } from './CommandBar.tsx';
import { RoundDeskHead } from './RoundDeskHead.tsx';
import type { FinalDeskProps } from './deskProps.ts';
import { FinalPlacings } from './FinalPlacings.tsx';
import { FinalWorking } from './FinalWorking.tsx';
import { PlacingsSheet } from './PostedSheet.tsx';
import { ReleaseChoice } from './ReleaseChoice.tsx';
import { useChairman } from './useChairman.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { releaseWords } from '../../kit/words/english/release.ts';

interface Props {
  readonly final: FinalRound;
  readonly usual: ReleaseTime;
}

function PostedNow({ final, usual }: Props) {
  const times = useTimes();
  const words = useWords(releaseWords);
  if (!arePlacingsPublic(final, usual)) return <StateLabel tone="info">{words.waiting}</StateLabel>;
  return (
    <StateLabel tone="ok">
      {final.releasedAt === undefined ? words.out : words.released(times.clockTime(final.releasedAt))}
    </StateLabel>
  );
}

function useEarlierPlaces(event: CompetitionEvent): ReadonlyMap<LeadNumber, Place> | undefined {
  const { staff } = useStore();
  const saved = useLive(
    staff,
    useMemo(() => savedResultsPath(event.key), [event.key]),
  );
  return useMemo(() => (saved.kind === 'known' ? collectEarlierPlaces(saved.value) : undefined), [saved]);
}

/**
 * The final: the whole calculation as a scrutineer writes it down, the summary, and the rules that decided.
 */
export function FinalDesk(props: FinalDeskProps) {
  const { event, round, sheets, actions } = props;
  const { desk, final: words, actions: labels } = useWords(scrutineerWords);
  const { eventName } = useWords(termsWords);
  const chairman = useChairman(event, round);
  const computed = useMemo(() => computeFinal(event, sheets), [event, sheets]);
  const usual = useUsualRelease();
  const releasing = useRelease('scrutineer', event, round, usual);
  const release = usual === undefined ? undefined : getReleaseTime(round, usual);
  const final = { computed, earlier: useEarlierPlaces(event), release };
  const model = buildRoundModel({ event, round, sheets, approval: chairman.approval, final });

  return (
    <>
      <section className="desk" aria-label={desk}>
        <RoundDeskHead {...props} chairman={chairman} />
        <FinalWorking {...props} computed={computed} />
      </section>
      <CommandBar
        {...props}
        chairman={chairman}
        model={model}
        posting={{ label: labels.postFinal, done: words.done(eventName(event)) }}
        keys={[]}
        release={releasing}
      >
        {computed.kind === 'computed' ? (
          <FinalPlacings result={computed.result} />
        ) : (
          <>
            <p>
              <b className="number desk-figure">{sheets.all.length - sheets.missing.length}</b>
            </p>
            <p className="second">
              {round.state === 'initialized' ? words.notStarted : words.sheetsIn(sheets.all.length)}
            </p>
          </>
        )}
        {release !== undefined && (round.state === 'running' || round.state === 'marked') && (
          <ReleaseChoice event={event} final={round} release={release} actions={actions} />
        )}
        {round.state === 'posted' && release !== undefined && <PostedNow final={round} usual={release} />}
      </CommandBar>
      {round.state === 'posted' && computed.kind === 'computed' && (
        <PlacingsSheet event={event} result={computed.result} isHeld={releasing.step === 'release'} />
      )}
    </>
  );
}
