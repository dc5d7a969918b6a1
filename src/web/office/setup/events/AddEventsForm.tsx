import { useState } from 'react';
import { omitUndefined } from '../../../../domain/mapDefined.ts';
import { toStandardTerm } from '../../../../domain/event/storedTerm.ts';
import { FLOOR_ORDER, type Dance } from '../../../../domain/event/dances.ts';
import {
  sortDances,
  buildOfferedKey,
  splitLinkedEvent,
  type OfferedEvent,
} from '../../../../domain/event/offered.ts';
import {
  AGE_GROUPS,
  type AgeGroup,
  type EventLevel,
  type EventStyle,
} from '../../../../domain/event/terms.ts';
import { Dialog } from '../../../kit/parts/dialog/Dialog.tsx';
import { SelectField } from '../../../kit/parts/field/SelectField.tsx';
import { PillChoice } from '../../../kit/parts/pill/PillChoice.tsx';
import { eventsDeskWords } from '../../../kit/words/english/eventsDesk.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { PillToggles } from '../PillToggles.tsx';
import type { OfferedEventRow } from './offeredEvents.ts';

interface Props {
  readonly level: EventLevel;
  readonly style: EventStyle;
  readonly all: readonly OfferedEventRow[];
  readonly onAdd: (events: readonly OfferedEvent[]) => void;
  readonly onClose: () => void;
}

/** Offers dances of a style at a level, single or linked, for one age group. */
export function AddEventsForm({ level: asked, style: askedStyle, all, onAdd, onClose }: Props) {
  const words = useWords(eventsDeskWords);
  const { levelName, styleName, danceName, ageName } = useWords(termsWords);
  const [dances, setDances] = useState<readonly Dance[]>([]);
  const [how, setHow] = useState<'each' | 'linked'>('each');
  const [age, setAge] = useState<AgeGroup>();
  const [level, style] = [toStandardTerm(asked), toStandardTerm(askedStyle)];
  if (level === undefined || style === undefined) return null;
  const whole: OfferedEvent = {
    level,
    style,
    dances: sortDances(style, dances),
    ...omitUndefined({ age }),
  };
  const keys = new Set(all.filter(({ state }) => state !== 'going').map(({ key }) => key));
  const events = (how === 'each' || dances.length === 1 ? splitLinkedEvent(whole) : [whole]).filter(
    (event) => event.dances.length > 0 && !keys.has(buildOfferedKey(event)),
  );
  const isThere = events.length === 0 ? words.isThere : undefined;
  return (
    <Dialog
      open
      question={words.add(levelName(level), styleName(style))}
      verb={words.verb(events.length)}
      blocked={dances.length === 0 ? words.noDance : isThere}
      onSubmit={() => onAdd(events)}
      onClose={onClose}
    >
      <div className="stack">
        <PillToggles
          label={words.dances}
          all={FLOOR_ORDER[style]}
          named={danceName}
          chosen={dances}
          onChange={setDances}
        />
        <PillChoice
          label={words.how}
          quiet
          options={[
            { value: 'each', words: words.each },
            { value: 'linked', words: words.linked },
          ]}
          value={how}
          onChange={setHow}
        />
        <SelectField
          label={words.age}
          value={age ?? ''}
          onChange={({ target }) => setAge(AGE_GROUPS.find((one) => one === target.value))}
        >
          <option value="">{words.anyAge}</option>
          {AGE_GROUPS.map((one) => (
            <option key={one} value={one}>
              {ageName(one)}
            </option>
          ))}
        </SelectField>
      </div>
    </Dialog>
  );
}
