import { useMemo, useState } from 'react';
import { roundOf } from '../../domain/competition.ts';
import { dancedNext } from '../../domain/round/day.ts';
import { USUAL_TIMING } from '../../domain/schedule/times/timing.ts';
import { timing } from '../../store/competition/timing.ts';
import { askForCut, askForTie } from '../../store/results/approvalWrites.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { costInWords, costOfCut, type CutCost } from './cutCost.ts';
import { useChairman } from './useChairman.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { recall } from '../../domain/recall/recall.ts';
import { postCallbacks } from '../../store/results/posting.ts';
import { Note } from '../parts/note/Note.tsx';
import { Tally } from '../parts/marks/Tally.tsx';
import { chairmansCut, clearCut, possibleCuts, type Cut } from './cuts.ts';
import { DeskActions } from './DeskActions.tsx';
import { DeskHead } from './DeskHead.tsx';
import type { DeskProps, RecallDeskProps } from './deskProps.ts';
import { recallCards } from '../staff/round/deskSheets.ts';
import { recallHeadline } from './recallHeadline.ts';

/** A preliminary round: the tally as a staircase, the cut, and the callbacks. */
export function RecallDesk(props: RecallDeskProps) {
  const { event, round, desk, actions } = props;
  const count = useMemo(
    () => recall(desk.couples, recallCards(desk), round.recallSize),
    [desk, round.recallSize],
  );
  const cuts = useMemo(() => possibleCuts(count), [count]);
  const [picked, setPicked] = useState<number>();
  const [posted] = [usePostedCut(props)];
  const { outcome } = count;
  const chairman = useChairman(event, round);
  const chosen: Cut | undefined =
    posted === undefined
      ? (cuts.find(({ rungs }) => rungs === picked) ??
        chairmansCut(chairman.approval, outcome, cuts) ??
        clearCut(count, cuts))
      : undefined;
  const tie =
    outcome.kind === 'tie'
      ? count.ladder.find(({ through }) => through > outcome.recalled.length)
      : undefined;
  const next = dancedNext(event, round.number);
  const { staff } = useStore();
  const figures = knownOr(useLive(staff, timing), USUAL_TIMING);
  const costOf = (cut: Cut): CutCost | undefined =>
    next === undefined ? undefined : costOfCut(event, next, cut.recalled.length, figures);
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
    ? cuts.map((cut, index) => {
        const cost = costOf(cut);
        const costs = next === undefined || cost === undefined ? '' : `; ${costInWords(next, cost)}`;
        return { rungs: cut.rungs, meaning: cut.meaning + costs, kbd: String(index + 1) };
      })
    : postedRungs === undefined
      ? []
      : [{ rungs: postedRungs, meaning: `${posted?.length ?? 0} recalled` }];

  const post = () => {
    if (chosen === undefined) return;
    const { recalled } = chosen;
    actions.post(
      {
        patch: postCallbacks(event, round, { recalled, counts: count.counts, heats: costOf(chosen)?.heats }),
        posted: { recalled },
      },
      `Callbacks posted: ${recalled.length} couples dance the ${next?.name ?? 'next round'}`,
    );
  };

  const through = outcome.recalled.length;
  const askTie = () => {
    if (outcome.kind !== 'tie') return;
    const { tied } = outcome;
    chairman.ask((at, who) => askForTie(at, who, { through: through + tied.length, tied }, ''));
  };
  const askCut = () => {
    if (chosen !== undefined) chairman.ask((at, who) => askForCut(at, who, chosen.recalled, ''));
  };
  const waits = chairman.approval.kind === 'waits';
  const main =
    chosen === undefined
      ? {
          words: 'Send to chairman',
          busyWord: 'Sending',
          blocked: waits ? 'The chairman has not answered yet' : undefined,
          does: askTie,
        }
      : {
          words: `Post ${chosen.recalled.length} callbacks`,
          busyWord: 'Posting',
          blocked: undefined,
          does: post,
        };

  return (
    <>
      <section className="desk" aria-label="Desk">
        <DeskHead {...props} chairman={chairman} asked={`, recall ${round.recallSize}`} />
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
        chairman={chairman}
        main={main}
        question={
          canChoose && chosen !== undefined ? { words: 'Ask about this cut', ask: askCut } : undefined
        }
        keys={cuts.map(({ rungs, meaning }, index) => ({
          key: String(index + 1),
          words: meaning,
          does: canChoose ? () => setPicked(rungs) : undefined,
        }))}
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
