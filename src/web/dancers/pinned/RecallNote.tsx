import type { EventKey } from '../../../domain/ids.ts';
import type { ProgramRound } from '../../../domain/competition.ts';
import { countByPreviousRound } from '../../../domain/round/countRecalled.ts';
import { valueOr } from '../../kit/cache/useLive.ts';
import { roundStoryWords } from '../../kit/words/english/roundStory.ts';
import { useWords } from '../../kit/words/language.ts';
import { useHeats } from './useHeats.ts';

interface Props {
  readonly event: EventKey;
  readonly from: ProgramRound;
  readonly next: ProgramRound;
}

/** Explains a next round in which the couples are not exactly those recalled. */
export function RecallNote({ event, from, next }: Props) {
  const { danceNext } = useWords(roundStoryWords);
  const heats = valueOr(useHeats(event), undefined);
  const dancing = heats && countByPreviousRound(from, next, heats);
  if (dancing === undefined) return null;
  const { both, others } = dancing;
  return others === 0 && both === (from.recalled ?? both) ? null : (
    <p className="caption">{danceNext(both, others, from.name, next.name)}</p>
  );
}
