import type { EventKey } from '../../../../domain/ids.ts';
import { ROUND_NAMINGS, type RoundNaming } from '../../../../domain/roundNaming.ts';
import { PillChoice } from '../../../kit/parts/pill/PillChoice.tsx';
import { eventsDeskWords } from '../../../kit/words/english/eventsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import type { OfferedEventRow } from './offeredEvents.ts';

export interface RoundNameFieldsProps {
  readonly events: readonly OfferedEventRow[];
  readonly onName: (events: readonly EventKey[], naming: RoundNaming) => void;
}

/** The names of the rounds before the quarter-final, for one event or for all. */
export function RoundNameFields({ events, onName }: RoundNameFieldsProps) {
  const words = useWords(eventsDeskWords).roundNames;
  const open = events.filter(({ roundNaming, state }) => roundNaming !== undefined && state !== 'going');
  const [naming, ...others] = new Set(open.map(({ roundNaming }) => roundNaming));
  if (naming === undefined) return null;
  return (
    <PillChoice
      label={words.label}
      options={ROUND_NAMINGS.map((value) => ({ value, words: words[value] }))}
      value={others.length === 0 ? naming : undefined}
      onChange={(next) =>
        onName(
          open.map(({ key }) => key),
          next,
        )
      }
    />
  );
}
