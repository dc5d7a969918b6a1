import { asWritten } from '../../domain/event/asWritten.ts';
import { useMemo } from 'react';
import { isFinal } from '../../domain/competition.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import type { Place } from '../../domain/skating/working.ts';
import { savedResults } from '../../store/results/results.ts';
import { askForFinal } from '../../store/results/approvalWrites.ts';
import { useChairman } from './useChairman.ts';
import { postFinal } from '../../store/results/posting.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { Note } from '../parts/note/Note.tsx';
import { NumberCard } from '../parts/couple/NumberCard.tsx';
import { Ordinal } from '../parts/marks/Ordinal.tsx';
import { SkatingTable } from '../parts/marks/SkatingTable.tsx';
import { TogetherTable } from '../parts/marks/TogetherTable.tsx';
import { Why } from '../parts/why/Why.tsx';
import { DeskActions } from './DeskActions.tsx';
import { DeskHead } from './DeskHead.tsx';
import type { DeskProps } from './deskProps.ts';
import { CountedTwice } from './CountedTwice.tsx';
import { type Desk } from '../staff/round/deskSheets.ts';
import { computeFinal, whyFinalNotPosted } from '../staff/round/finalCount.ts';

/** Whose sheets the final waits for: 'Still out: Judge A, Judge B.' */
function waitingFor(desk: Desk): string {
  const judges = [...new Set(desk.missing.map(({ judge }) => judge))];
  return `Still out: ${judges.map((judge) => `Judge ${judge}`).join(', ')}.`;
}

/** The final: the whole working as a scrutineer writes it, the summary, and the rule that decided. */
export function FinalDesk(props: DeskProps) {
  const { event, round, desk, actions } = props;
  const { staff } = useStore();
  const chairman = useChairman(event, round);
  const computed = useMemo(() => computeFinal(event, desk), [event, desk]);
  const saved = useLive(
    staff,
    useMemo(() => savedResults(event.key), [event.key]),
  );
  const wentOut = useMemo(
    () =>
      saved.kind === 'known'
        ? [...saved.value.values()].flatMap((one) =>
            one.kind === 'recall' ? Array.from(one.placements) : [],
          )
        : [],
    [saved],
  );

  const post = () => {
    if (computed.kind !== 'computed' || computed.twice.kind !== 'agree') return;
    const everybody = new Map<LeadNumber, Place>([
      ...computed.result.placings.map(({ couple, place }) => [couple, place] as const),
      ...wentOut,
    ]);
    const { result } = computed;
    actions.post(
      { patch: postFinal(event, result, everybody), posted: result },
      `The final of ${event.name} is posted`,
    );
  };

  return (
    <>
      <section className="desk" aria-label="Desk">
        <DeskHead {...props} chairman={chairman} asked="" />
        {computed.kind === 'computed' && <CountedTwice comparison={computed.twice} />}
        {computed.kind === 'computed' && round.state !== 'initialized' && (
          <div className="desk-working figures-on-surface">
            {event.dances.length > 1 && <TogetherTable result={computed.result} />}
            {computed.result.dances.map((dance, index) => (
              <SkatingTable key={asWritten(dance.dance)} result={dance} marks={computed.marks[index]} />
            ))}
            <Why result={computed.result} judges={desk.judges.length} />
          </div>
        )}
        {computed.kind === 'waiting' && round.state !== 'initialized' && (
          <EmptyState more={waitingFor(desk)}>The working stands here when every sheet is in.</EmptyState>
        )}
        {computed.kind === 'invalid' && (
          <Note tone="stop">
            The final cannot be computed: every judge places every couple once. Reopen the sheets for the
            judges named above.
          </Note>
        )}
      </section>
      <DeskActions
        {...props}
        chairman={chairman}
        main={{
          words: 'Post the final',
          busyWord: 'Posting',
          blocked: saved.kind === 'known' ? whyFinalNotPosted(computed) : 'The earlier results are loading',
          does: post,
        }}
        question={
          computed.kind === 'computed' && computed.twice.kind === 'agree' && round.state === 'marked'
            ? {
                words: 'Ask about the final',
                ask: () => chairman.ask((at, who) => askForFinal(at, who, 'Counted twice, both agree.')),
              }
            : undefined
        }
        keys={[]}
      >
        {computed.kind === 'computed' && isFinal(round) ? (
          <ol className="desk-placings" aria-label="Placings">
            {computed.result.placings.map(({ couple, place, decidedBy }) => (
              <li key={couple}>
                <span className="number desk-placing">
                  {Number.isInteger(place) ? <Ordinal place={place} /> : place}
                </span>
                <NumberCard number={couple} />
                {event.dances.length > 1 && decidedBy !== '9' && (
                  <span className="caption">{decidedBy === 'tie' ? 'shared' : `Rule ${decidedBy}`}</span>
                )}
              </li>
            ))}
          </ol>
        ) : (
          <>
            <p>
              <b className="number desk-figure">{desk.sheets.length - desk.missing.length}</b>
            </p>
            <p className="second">
              {round.state === 'initialized'
                ? `sheets of ${desk.sheets.length}: the round has not started.`
                : `of ${desk.sheets.length} sheets are in.`}
            </p>
          </>
        )}
      </DeskActions>
    </>
  );
}
