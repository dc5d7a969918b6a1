import type { ProgramEvent, ProgramRound } from '../../../domain/competition.ts';
import { addedUnseeded } from '../../../domain/round/recalledFrom.ts';
import { knownOr } from '../../kit/cache/useLive.ts';
import { RecallCaption } from '../../kit/parts/event/RecallCaption.tsx';
import { useHeats } from './useHeats.ts';

interface Props {
  readonly event: ProgramEvent;
  readonly from: ProgramRound;
  readonly next: ProgramRound;
}

/** Follows which couples dance both rounds: by counts alone, one that withdrew and one added cancel out. */
export function RecallNote({ event, from, next }: Props) {
  const heats = knownOr(useHeats(event.key), undefined);
  const added = heats === undefined ? 0 : addedUnseeded(event, from, next, heats);
  return <RecallCaption event={event} from={from} next={next} added={added} />;
}
