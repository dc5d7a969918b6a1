import { mapDefined } from '../../../domain/mapDefined.ts';
import type { PlanChange } from '../../../domain/schedule/plan/change.ts';
import type { PlannedEvent, PlannedRound } from '../../../domain/schedule/plan/plan.ts';
import { deckOfRoundPath, EMPTY_DECK } from '../../../store/floor/calls.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';

export interface HeatRequestsProps {
  readonly event: PlannedEvent;
  readonly round: PlannedRound;
  readonly change: (change: PlanChange) => void;
}

/** Couples for whom the deck asks for another heat: move them, or leave them. */
export function HeatRequests({ event, round, change }: HeatRequestsProps) {
  const { staff } = useStore();
  const words = useWords(scheduleWords).selected;
  const { calls } = valueOr(useLive(staff, deckOfRoundPath(event.key, round.number)), EMPTY_DECK);
  const asked = mapDefined(round.entries, ({ id, heats }) => {
    const call = calls.get(id);
    const heat = call?.presence === 'scratched' ? undefined : call?.heat;
    return heat === undefined || heat > round.numHeats || heats.every((drawn) => drawn === heat)
      ? undefined
      : { id, heat, number: event.entries.find((entry) => entry.id === id)?.number };
  });
  return asked.map(({ id, heat, number }) => (
    <NoteBox
      key={id}
      tone="info"
      action={
        <Button
          size="small"
          onClick={() =>
            change({
              kind: 'moveCouple',
              event: event.key,
              round: round.number,
              couple: id,
              heat,
              dance: undefined,
            })
          }
        >
          {words.move(number)}
        </Button>
      }
    >
      {words.deckAsks(number, heat)}
    </NoteBox>
  ));
}
