import type { ScheduledRound } from '../../../domain/round/day.ts';
import { countRoundField } from '../../../domain/round/countField.ts';
import type { FloorPosition } from '../../../store/floor/live.ts';
import { deckWords } from '../../kit/words/english/deck.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly when: string;
  readonly scheduled: ScheduledRound | undefined;
  /** The text if there is no round. */
  readonly none: string;
  readonly floor?: readonly FloorPosition[];
}

/** A tab: time, round and number of couples; for the round on the floor its heat. */
export function DeckTab({ when, scheduled, none, floor }: Props) {
  const words = useWords(deckWords).tabs;
  const { eventName, roundName } = useWords(termsWords);
  if (scheduled === undefined)
    return (
      <span className="deck-tab">
        <small>{when}</small>
        <b>{none}</b>
      </span>
    );
  const { event, round } = scheduled;
  const now = floor?.find((one) => one.event === event.key && one.round === round.number);
  const heats = now === undefined ? words.heats(round.numHeats) : words.heatOf(now.heat, round.numHeats);
  return (
    <span className="deck-tab">
      <small>{when}</small>
      <b>{eventName(event)}</b>
      <small>
        {[
          roundName(round.name),
          ...(round.numHeats > 1 ? [heats] : []),
          words.couples(countRoundField(event, round).couples),
        ].join(', ')}
      </small>
    </span>
  );
}
