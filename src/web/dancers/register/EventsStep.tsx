import type { CompetitionEvent } from '../../../domain/competition.ts';
import { sortEvents } from '../../../domain/event/eventOrder.ts';
import { toggleEvent, type RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { registerWords } from '../../kit/words/english/register.ts';
import { useWords } from '../../kit/words/language.ts';
import { CostDetails } from './CostDetails.tsx';
import { EventChoice } from './EventChoice.tsx';
import type { RegistrationStepProps } from './stepProps.ts';
import { useRuleDoubts } from './useRuleDoubts.ts';

/** Sorts the chosen events into the organizer's order, in which they are asked, checked and confirmed. */
function inOrderOf(events: readonly CompetitionEvent[], draft: RegistrationDraft): RegistrationDraft {
  const keys = events.map(({ key }) => key);
  return { ...draft, chosen: draft.chosen.toSorted((a, b) => keys.indexOf(a.event) - keys.indexOf(b.event)) };
}

export default function EventsStep(props: RegistrationStepProps) {
  const { draft, onChange, events, missing } = props;
  const words = useWords(registerWords);
  const doubts = useRuleDoubts(draft, events);
  const [problem] = missing;
  return (
    <>
      {problem === undefined ? null : (
        <p role="alert">
          <StateLabel tone="warn">{words.missing(problem)}</StateLabel>
        </p>
      )}
      <EventChoice
        events={events}
        chosen={new Set(draft.chosen.map(({ event }) => event))}
        doubts={doubts}
        onPress={(event) => onChange(inOrderOf(sortEvents(events), toggleEvent(draft, event)))}
      />
      <CostDetails {...props} />
    </>
  );
}
