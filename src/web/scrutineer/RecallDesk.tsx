import { useMemo, useState } from 'react';
import { roundOf } from '../../domain/competition.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { recall } from '../../domain/recall.ts';
import { postCallbacks } from '../../store/writes/rounds.ts';
import { Note } from '../parts/Note.tsx';
import { Tally } from '../parts/Tally.tsx';
import { clearCut, possibleCuts, type Cut } from './cuts.ts';
import { DeskActions } from './DeskActions.tsx';
import { DeskHead } from './DeskHead.tsx';
import type { DeskProps } from './deskProps.ts';
import { recallCards } from './deskSheets.ts';
import { recallHeadline } from './recallHeadline.ts';
import { useKeys } from './useKeys.ts';
import { useRoundActions } from '../rounds/useRoundActions.ts';

/** A preliminary round: the tally as a staircase, the cut, and the callbacks. */
export function RecallDesk(props: DeskProps) {
  const { event, round, desk } = props;
  const actions = useRoundActions(event, round);
  const count = useMemo(
    () => recall(desk.couples, recallCards(desk), round.recallSize),
    [desk, round.recallSize],
  );
  const cuts = useMemo(() => possibleCuts(count), [count]);
  const [picked, setPicked] = useState<number>();
  const [posted] = [usePostedCut(props)];
  const chosen: Cut | undefined =
    posted === undefined ? (cuts.find(({ rungs }) => rungs === picked) ?? clearCut(count, cuts)) : undefined;
  const { outcome } = count;
  const tie =
    outcome.kind === 'tie'
      ? count.ladder.find(({ through }) => through > outcome.recalled.length)
      : undefined;
  const next = roundOf(event, round.number - 1);
  // A cut through half the sheets would only mislead: it can be chosen when all are in, or the marking is closed.
  const complete = round.state === 'marked' || (round.state === 'running' && desk.missing.length === 0);
  const headline = recallHeadline({
    round,
    next,
    desk,
    posted: posted?.length,
    chosen,
    clear: outcome.recalled.length,
    complete,
  });
  const canChoose = posted === undefined && complete;

  const postedRungs = posted === undefined ? undefined : rungsThrough(count.ladder, posted);
  const cutsShown = canChoose
    ? cuts.map(({ rungs, meaning }, index) => ({ rungs, meaning, kbd: String(index + 1) }))
    : postedRungs === undefined
      ? []
      : [{ rungs: postedRungs, meaning: `${posted?.length ?? 0} recalled` }];

  useKeys(
    Object.fromEntries(
      cuts.map(({ rungs }, index) => [String(index + 1), canChoose ? () => setPicked(rungs) : undefined]),
    ),
  );

  const post = () => {
    if (chosen === undefined) return;
    const { recalled } = chosen;
    actions.post(
      postCallbacks(event, round, { recalled, counts: count.counts }),
      `Callbacks posted: ${recalled.length} couples dance the ${next?.name ?? 'next round'}`,
    );
  };

  return (
    <>
      <section className="desk" aria-label="Desk">
        <DeskHead {...props} asked={`, recall ${round.recallSize}`} />
        {round.state !== 'initialized' && (
          <Tally
            ladder={count.ladder}
            cuts={cutsShown}
            chosen={postedRungs ?? (complete ? chosen?.rungs : undefined)}
            onChoose={canChoose ? setPicked : undefined}
            tiedAt={complete ? tie?.marks : undefined}
          />
        )}
      </section>
      <DeskActions
        {...props}
        actions={actions}
        keys={[
          ['↵', 'Main action'],
          ['1…3', 'Cut line'],
        ]}
        posting={{
          words: chosen === undefined ? 'Post the callbacks' : `Post ${chosen.recalled.length} callbacks`,
          blocked: chosen === undefined ? 'Choose a cut: all or none' : undefined,
          post,
        }}
      >
        <p>
          <b className="number desk-figure">{headline.figure}</b>
        </p>
        <p className="second">{headline.words}</p>
        {tie !== undefined && canChoose && (
          <Note tone="warn">
            {tie.couples.length} couples share {tie.marks} {tie.marks === 1 ? 'mark' : 'marks'} across the cut
            of {round.recallSize}. All of them or none: the chairman decides.
          </Note>
        )}
      </DeskActions>
    </>
  );
}

/** Once the callbacks are out, who is in the next round says where the cut was. */
function usePostedCut({ event, round }: DeskProps): readonly LeadNumber[] | undefined {
  return useMemo(() => {
    const next = roundOf(event, round.number - 1);
    if (round.state !== 'posted' || next === undefined) return undefined;
    const through = new Set(next.entries.map(({ id }) => id));
    return event.entries.flatMap(({ id, number }) =>
      number !== undefined && through.has(id) ? [number] : [],
    );
  }, [event, round]);
}

const rungsThrough = (
  ladder: ReturnType<typeof recall>['ladder'],
  recalled: readonly LeadNumber[],
): number | undefined => {
  const at = ladder.findIndex(({ through }) => through === recalled.length);
  return at === -1 ? undefined : at + 1;
};
