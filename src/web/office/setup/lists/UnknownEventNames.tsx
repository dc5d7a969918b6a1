import type { CompetitionEvent } from '../../../../domain/competition.ts';
import type { EventKey } from '../../../../domain/ids.ts';
import type { UnknownEventName } from '../../../../domain/lists/entryImport.ts';
import { SelectField } from '../../../kit/parts/field/SelectField.tsx';
import { listsDeskWords } from '../../../kit/words/english/listsDesk.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';

interface Props {
  readonly sayings: readonly UnknownEventName[];
  readonly events: readonly CompetitionEvent[];
  readonly onSay: (saying: string, event: EventKey | 'left out') => void;
}

/** A value that cannot be the key of an event. */
const LEAVE_OUT = '/';

/** Unknown event names: choose the event for each, or skip those lines. */
export function UnknownEventNames({ sayings, events, onSay }: Props) {
  const words = useWords(listsDeskWords);
  const { eventName } = useWords(termsWords);
  return (
    <section className="stack" aria-labelledby="lists-events">
      <h3 id="lists-events">{words.eventsTitle}</h3>
      <p className="second measure">{words.eventsMore}</p>
      <ul className="lists-columns">
        {sayings.map(({ saying, lines, meant }) => (
          <li key={saying}>
            <SelectField
              label={saying}
              help={words.lines(lines)}
              value={meant === 'left out' ? LEAVE_OUT : (meant ?? '')}
              onChange={({ target }) => {
                const event = events.find(({ key }) => key === target.value);
                if (event !== undefined) onSay(saying, event.key);
                else if (target.value === LEAVE_OUT) onSay(saying, 'left out');
              }}
            >
              <option value="">{words.asked}</option>
              <option value={LEAVE_OUT}>{words.leaveOut}</option>
              {events.map((event) => (
                <option key={event.key} value={event.key}>
                  {eventName(event)}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </ul>
    </section>
  );
}
