import type { CompetitionEvent, RecallRound } from '../../../domain/competition.ts';
import { askForCut, askForTie } from '../../../store/results/chairmanAsked.ts';
import { recallPosting } from '../../../store/results/posting.ts';
import { notIn, type RoundSheets } from '../../../store/models/round/roundSheets.ts';
import type { RoundActions } from '../../staff/round/useRoundActions.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import type { DeskNow } from './commandsOfRound.ts';
import type { Chairman } from './useChairman.ts';
import type { CutNow } from '../../../store/models/round/cutNow.ts';

/** The cut of a preliminary round at its desk. */
interface CutOfRound {
  readonly event: CompetitionEvent;
  readonly round: RecallRound;
  readonly cut: CutNow;
  readonly sheets: RoundSheets;
  /** The next round, as it is called inside a sentence. */
  readonly into: string;
}

/** Commands for the cut of a preliminary round: it is chosen, asked about, posted; a tie goes to the chairman. */
export function cutCommands(
  { event, round, cut: { count, cuts, chosen, choose, costOf }, sheets, into }: CutOfRound,
  chairman: Chairman,
  actions: Pick<RoundActions, 'post'>,
  { actions: labels, recall: words }: Pick<Sentences<'scrutineer'>, 'actions' | 'recall'>,
): Pick<DeskNow, 'main' | 'question' | 'keys'> {
  const { outcome } = count;

  const post = () => {
    if (chosen === undefined) return;
    const { recalled } = chosen;
    const callbacks = {
      recalled,
      counts: count.counts,
      heats: costOf(chosen)?.heats,
      notIn: notIn(event, round, sheets),
      approval: chairman.approval,
    };
    actions.post(recallPosting(event, round, callbacks), words.done(recalled.length, into));
  };
  const askTie = () => {
    if (outcome.kind !== 'tie') return;
    const { tied, recalled } = outcome;
    chairman.ask(askForTie({ through: recalled.length + tied.length, tied }, ''));
  };
  const askCut = () => {
    if (chosen !== undefined) chairman.ask(askForCut(chosen.recalled, ''));
  };
  const questionNow = (): DeskNow['question'] => {
    if (choose === undefined) return undefined;
    if (chosen !== undefined) return { label: labels.askAboutCut, ask: askCut };
    // Nothing is chosen: a tie, which the chairman decides before anything can be posted.
    return outcome.kind === 'tie' ? { label: labels.sendToChairman, ask: askTie, first: true } : undefined;
  };
  return {
    main:
      chosen === undefined
        ? { label: labels.postNone, blocked: labels.cutFirst, does: post }
        : { label: labels.postCallbacks(chosen.recalled.length), busyLabel: labels.posting, does: post },
    question: questionNow(),
    keys: cuts.map(({ rungs, recalled, ofTie }, at) => ({
      key: String(at + 1),
      label: words.cut(recalled.length, ofTie),
      does: choose === undefined ? undefined : () => choose(rungs),
    })),
  };
}
