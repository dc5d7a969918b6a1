import { Plus } from 'lucide-react';
import { useState } from 'react';
import { RUNGS } from '../../../../domain/eligibility/ladder.ts';
import { DANCES, type Dance } from '../../../../domain/event/dances.ts';
import { AGE_GROUPS } from '../../../../domain/event/terms.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { eligibilityWords } from '../../../kit/words/english/eligibility.ts';
import { eligibilityDeskWords } from '../../../kit/words/english/eligibilityDesk.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { useHeldTerms } from '../useHeldTerms.ts';
import {
  INITIAL_EXAMPLE_EVENT,
  findFirstDance,
  EXAMPLE_PARTNERS,
  type ExampleEvent,
} from './evaluateExample.ts';
import { WordSelect } from '../../../kit/parts/field/WordSelect.tsx';

export interface AddEventFormProps {
  /** True if the rules use age classes. */
  readonly withAges: boolean;
  readonly onAdd: (event: ExampleEvent) => void;
}

export function AddEventForm({ withAges, onAdd }: AddEventFormProps) {
  const words = useWords(eligibilityDeskWords).trial;
  const { levelName, styleName, danceName } = useWords(termsWords);
  const { ageName } = useWords(eligibilityWords);
  const held = useHeldTerms();
  const levels = RUNGS.filter((rung) => held.levels.includes(rung));
  const [typed, setEvent] = useState(INITIAL_EXAMPLE_EVENT);
  const event = levels.includes(typed.level) ? typed : { ...typed, level: levels[0] ?? typed.level };
  const { ages, ...others } = event;
  const dances: readonly Dance[] = DANCES[event.style];
  return (
    <fieldset className="stack tried-more">
      <legend>{words.add}</legend>
      <div className="setup-fields">
        <WordSelect
          label={words.level}
          all={levels}
          named={levelName}
          value={event.level}
          onChange={(level) => setEvent({ ...event, level })}
        />
        <WordSelect
          label={words.style}
          all={held.styles.includes(event.style) ? held.styles : [event.style, ...held.styles]}
          named={styleName}
          value={event.style}
          onChange={(style) => setEvent({ ...event, style, dance: findFirstDance(style) })}
        />
        <WordSelect
          label={words.dance}
          all={dances}
          named={danceName}
          value={event.dance}
          onChange={(dance) => setEvent({ ...event, dance })}
        />
        <WordSelect
          label={words.role}
          all={['lead', 'follow'] as const}
          named={(role) => words.roles[role]}
          value={event.role}
          onChange={(role) => setEvent({ ...event, role })}
        />
        <WordSelect
          label={words.partner}
          all={EXAMPLE_PARTNERS}
          named={(partner) => words.partners[partner]}
          value={event.partner}
          onChange={(partner) => setEvent({ ...event, partner })}
        />
        {withAges ? (
          <WordSelect
            label={words.ages}
            all={['', ...AGE_GROUPS] as const}
            named={(group) => (group === '' ? words.anyAge : ageName(group))}
            value={ages ?? ''}
            onChange={(group) => setEvent(group === '' ? others : { ...others, ages: group })}
          />
        ) : null}
      </div>
      <div>
        <Button size="small" onClick={() => onAdd(event)}>
          <Plus size={18} strokeWidth={1.6} aria-hidden />
          {words.addEvent}
        </Button>
      </div>
    </fieldset>
  );
}
