import { toggleEvent } from '../../../domain/registrant/draft.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { register } from '../../kit/words/english/register.ts';
import { useWords } from '../../kit/words/language.ts';
import { CostDetails } from './CostDetails.tsx';
import { EventChoice } from './EventChoice.tsx';
import type { StepProps } from './stepProps.ts';
import { useDoubts } from './useDoubts.ts';

export default function EventsStep(props: StepProps) {
  const { draft, onChange, events, missing } = props;
  const words = useWords(register);
  const doubts = useDoubts(draft, events);
  const [problem] = missing;
  return (
    <>
      {problem === undefined ? null : <StateLabel tone="warn">{words.missing(problem)}</StateLabel>}
      <EventChoice
        events={events}
        chosen={new Set(draft.chosen.map(({ event }) => event))}
        doubts={doubts}
        onPress={(event) => onChange(toggleEvent(draft, event))}
      />
      <CostDetails {...props} />
    </>
  );
}
