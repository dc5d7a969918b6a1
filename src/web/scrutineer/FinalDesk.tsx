import { useMemo } from 'react';
import type { CompetitionEvent } from '../../domain/competition.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import type { Place } from '../../domain/skating/working.ts';
import { savedResults } from '../../store/results/results.ts';
import { askForFinal } from '../../store/results/approvalWrites.ts';
import { openQuestion } from '../../store/results/questionWithdrawn.ts';
import { postFinal } from '../../store/results/posting.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';
import { releaseOf } from '../../domain/round/release.ts';
import { outKeptApart } from '../../store/rounds/outAndReplaced.ts';
import { useRelease } from '../staff/round/useRelease.ts';
import { useUsualRelease } from '../staff/round/useUsualRelease.ts';
import { computeFinal, whyFinalNotPosted } from '../staff/round/finalCount.ts';
import { scrutineer } from '../words/english/scrutineer.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { CommandBar } from './CommandBar.tsx';
import { DeskHead } from './DeskHead.tsx';
import type { FinalDeskProps } from './deskProps.ts';
import { FinalPlacings } from './FinalPlacings.tsx';
import { FinalWorking } from './FinalWorking.tsx';
import { PlacingsSheet } from './PostedSheet.tsx';
import { PostedNow } from './PostedNow.tsx';
import { ReleaseChoice } from './ReleaseChoice.tsx';
import { useChairman } from './useChairman.ts';

/** The places of everybody who went out before the final; undefined while they are loading. */
function useWentOut(event: CompetitionEvent): ReadonlyMap<LeadNumber, Place> | undefined {
  const { staff } = useStore();
  const saved = useLive(
    staff,
    useMemo(() => savedResults(event.key), [event.key]),
  );
  return useMemo(
    () =>
      saved.kind === 'known'
        ? new Map(
            [...saved.value.values()].flatMap((one) =>
              one.kind === 'recall' ? Array.from(one.placements) : [],
            ),
          )
        : undefined,
    [saved],
  );
}

/** The final: the whole working as a scrutineer writes it, the summary, and the rule that decided. */
export function FinalDesk(props: FinalDeskProps) {
  const { event, round, sheets, actions } = props;
  const { desk, actions: labels, final: words } = useWords(scrutineer);
  const { eventName } = useWords(terms);
  const chairman = useChairman(event, round);
  const computed = useMemo(() => computeFinal(event, sheets), [event, sheets]);
  const wentOut = useWentOut(event);
  const usual = useUsualRelease();
  const releasing = useRelease('scrutineer', event, round, usual);
  const release = usual === undefined ? undefined : releaseOf(round, usual);
  const agreed = computed.kind === 'computed' && computed.twice.kind === 'agree' ? computed : undefined;
  const why = whyFinalNotPosted(computed);
  const blocked = why === undefined ? undefined : why === 'not in' ? words.notIn : words.notAgreed;

  const post = () => {
    if (agreed === undefined || wentOut === undefined || release === undefined) return;
    const { result } = agreed;
    const places = new Map<LeadNumber, Place>([
      ...result.placings.map(({ couple, place }) => [couple, place] as const),
      ...wentOut,
    ]);
    const patch = {
      ...postFinal(event, result, places, release),
      ...outKeptApart(event.key, round.number, sheets.out),
    };
    actions.post({ patch, posted: result }, words.done(eventName(event)), openQuestion(chairman.approval));
  };

  return (
    <>
      <section className="desk" aria-label={desk}>
        <DeskHead {...props} chairman={chairman} />
        <FinalWorking {...props} computed={computed} />
      </section>
      <CommandBar
        {...props}
        chairman={chairman}
        main={{
          label: labels.postFinal,
          busyLabel: labels.posting,
          blocked: wentOut === undefined || release === undefined ? words.loadingEarlier : blocked,
          does: post,
        }}
        question={
          agreed !== undefined && round.state === 'marked'
            ? {
                label: labels.askAboutFinal,
                ask: () => chairman.ask((at, who) => askForFinal(at, who, '')),
              }
            : undefined
        }
        release={releasing}
        keys={[]}
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
