import type { CompetitionEvent, RecallRound } from '../../domain/competition.ts';
import { askForCut, askForTie } from '../../store/results/chairmanAsked.ts';
import { openQuestion } from '../../store/results/questionWithdrawn.ts';
import { postCallbacks } from '../../store/results/posting.ts';
import { notIn, type RoundSheets } from '../staff/round/roundSheets.ts';
import type { RoundActions } from '../staff/round/useRoundActions.ts';
import type { Sentences } from '../words/translation.ts';
import type { DeskNow } from './commandsOfRound.ts';
import type { Chairman } from './useChairman.ts';
import type { CutNow } from './cutNow.ts';

/**
 * What is done with the cut of a preliminary round: it is chosen by its key, asked about, posted; a tie goes to the
 * chairman. `into` is what the next round is called inside a sentence.
 */
export function cutCommands(
  event: CompetitionEvent,
  round: RecallRound,
  { count, cuts, chosen, choose, costOf }: CutNow,
  sheets: RoundSheets,
  into: string,
  chairman: Chairman,
  actions: Pick<RoundActions, 'post'>,
  { actions: labels, recall: words }: Pick<Sentences<'scrutineer'>, 'actions' | 'recall'>,
): Pick<DeskNow, 'main' | 'question' | 'keys'> {
  const { outcome } = count;

  const post = () => {
    if (chosen === undefined) return;
    const { recalled } = chosen;
    const heats = costOf(chosen)?.heats;
    actions.post(
      {
        patch: postCallbacks(event, round, {
          recalled,
          counts: count.counts,
          heats,
          notIn: notIn(event, round, sheets),
        }),
        posted: { recalled },
      },
      words.done(recalled.length, into),
      openQuestion(chairman.approval),
    );
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
