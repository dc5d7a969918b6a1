import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { buildRoundModel } from '../../../store/models/round/roundModel.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import { CommandBar } from './CommandBar.tsx';
import type { RoundDeskState } from './commandsOfRound.ts';
import { CutLadder } from './CutLadder.tsx';
import { RoundDeskHead } from './RoundDeskHead.tsx';
import type { RecallDeskProps } from './deskProps.ts';
import { CallbackSheet } from './PostedSheet.tsx';
import { buildRecallHeadline } from './recallHeadline.ts';
import { useChairman } from './useChairman.ts';
import { useState } from 'react';
import type { CompetitionEvent, RecallRound } from '../../../domain/competition.ts';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import { timing } from '../../../store/competition/timing.ts';
import type { Approval } from '../../../store/results/approvals.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import type { RoundSheets } from '../../../store/models/round/roundSheets.ts';
import { findCurrentCut, type CurrentCut } from '../../../store/models/round/currentCut.ts';

/**
 * The button that posts a preliminary round, and the shortcuts of its cuts. `into`: the next round inside a
 * sentence.
 */
const cutCommands = (
  { cuts, chosen, choose }: CurrentCut,
  into: string,
  { actions, recall: words }: Pick<Sentences<'scrutineer'>, 'actions' | 'recall'>,
): Pick<RoundDeskState, 'posting' | 'keys'> => ({
  posting:
    chosen === undefined
      ? { label: actions.postNone, done: '' }
      : {
          label: actions.postCallbacks(chosen.recalled.length),
          done: words.done(chosen.recalled.length, into),
        },
  keys: cuts.map(({ rungs, recalled, ofTie }, at) => ({
    key: String(at + 1),
    label: words.cut(recalled.length, ofTie),
    run: choose === undefined ? undefined : () => choose(rungs),
  })),
});

/** The cut of a round: live, or chosen here. */
function useCut(
  event: CompetitionEvent,
  round: RecallRound,
  sheets: RoundSheets,
  approval: Approval,
): CurrentCut {
  const { staff } = useStore();
  const figures = valueOr(useLive(staff, timing), DEFAULT_TIMING);
  const [picked, setPicked] = useState<number>();
  return findCurrentCut({ event, round, sheets, approval, figures }, picked, setPicked);
}

/** A preliminary round: the recalls as a staircase, the cut, and the callbacks. */
export function RecallDesk(props: RecallDeskProps) {
  const { event, round, sheets } = props;
  const desks = useWords(scrutineerWords);
  const { desk, recall: words } = desks;
  const { roundInSentence } = useWords(termsWords);
  const chairman = useChairman(event, round);
  const cut = useCut(event, round, sheets, chairman.approval);
  const { next, posted, chosen, complete, tie } = cut;
  const into = next === undefined ? words.nextRound : roundInSentence(next.name);
  const model = buildRoundModel({ event, round, sheets, approval: chairman.approval, cut });
  const clear = cut.count.outcome.recalled.length;
  const headline = buildRecallHeadline(
    { round, next, into, sheets, posted: posted?.length, chosen, clear, complete },
    words,
  );
  return (
    <>
      <section className="desk" aria-label={desk}>
        <RoundDeskHead {...props} chairman={chairman} />
        {round.state !== 'initialized' && <CutLadder cut={cut} />}
      </section>
      <CommandBar {...props} {...cutCommands(cut, into, desks)} model={model} chairman={chairman}>
        <p>
          <b className="number desk-figure">{headline.figure}</b>
        </p>
        <p className="second">{headline.meaning}</p>
        {tie !== undefined && cut.choose !== undefined && (
          <NoteBox tone="warn">{words.tie(tie.couples.length, tie.marks, round.recallSize)}</NoteBox>
        )}
      </CommandBar>
      {posted !== undefined && <CallbackSheet event={event} round={round} recalled={posted} />}
    </>
  );
}
