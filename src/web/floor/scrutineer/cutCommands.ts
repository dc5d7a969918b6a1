import type { CutNow } from '../../../store/models/round/cutNow.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import type { DeskNow } from './commandsOfRound.ts';

/** The posting and the keys of a preliminary round. `into`: the next round inside a sentence. */
export const cutCommands = (
  { cuts, chosen, choose }: CutNow,
  into: string,
  { actions, recall: words }: Pick<Sentences<'scrutineer'>, 'actions' | 'recall'>,
): Pick<DeskNow, 'posting' | 'keys'> => ({
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
    does: choose === undefined ? undefined : () => choose(rungs),
  })),
});
