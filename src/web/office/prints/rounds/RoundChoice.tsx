import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { listRoundsOfDay } from '../../../../domain/round/day.ts';
import { SelectField } from '../../../kit/parts/field/SelectField.tsx';
import { PillChoice } from '../../../kit/parts/pill/PillChoice.tsx';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import type { RoundSelection } from './roundSelection.ts';

interface Props {
  readonly events: readonly CompetitionEvent[];
  readonly asked: RoundSelection;
  readonly onAsk: (asked: RoundSelection) => void;
  /** The label of the near rounds: next on the floor, or posted last. */
  readonly near: string;
}

const KINDS = ['near', 'event', 'all'] as const;

export function RoundChoice({ events, asked, onAsk, near }: Props) {
  const words = useWords(printsWords);
  const { eventName } = useWords(termsWords);
  const inOrder = useMemo(() => [...new Set(listRoundsOfDay(events).map(({ event }) => event))], [events]);
  const [first] = inOrder;
  const isGone = asked.kind === 'event' && inOrder.every(({ key }) => key !== asked.event);
  return (
    <>
      <PillChoice
        label={words.rounds.label}
        options={KINDS.map((value) => ({ value, words: value === 'near' ? near : words.rounds[value] }))}
        value={asked.kind}
        onChange={(kind) => {
          if (kind !== 'event') onAsk({ kind });
          else if (first !== undefined) onAsk({ kind, event: first.key });
        }}
      />
      {asked.kind === 'event' ? (
        <SelectField
          label={words.rounds.which}
          error={isGone ? words.rounds.gone : undefined}
          value={asked.event}
          onChange={({ target }) => {
            const event = inOrder.find(({ key }) => key === target.value);
            if (event !== undefined) onAsk({ kind: 'event', event: event.key });
          }}
        >
          {isGone ? <option value={asked.event}>–</option> : null}
          {inOrder.map((event) => (
            <option key={event.key} value={event.key}>
              {eventName(event)}
            </option>
          ))}
        </SelectField>
      ) : null}
    </>
  );
}
