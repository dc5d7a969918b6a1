import { useState } from 'react';
import type { EligibilityRules } from '../../../../domain/eligibility/rules.ts';
import { eligibilityDeskWords } from '../../../kit/words/english/eligibilityDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { AddEventForm } from './AddEventForm.tsx';
import { DancerFacts } from './DancerFacts.tsx';
import { INITIAL_EXAMPLE_DANCER, evaluateExample } from './evaluateExample.ts';
import { ExampleEvents } from './ExampleEvents.tsx';

export interface RulesTesterProps {
  readonly rules: EligibilityRules;
}

/** An example dancer enters some events, and sees what the rules on this device say about each of them. */
export function RulesTester({ rules }: RulesTesterProps) {
  const words = useWords(eligibilityDeskWords).trial;
  const [dancer, setDancer] = useState(INITIAL_EXAMPLE_DANCER);
  const tried = evaluateExample(dancer, rules);
  const against = tried.filter(({ isAgainst }) => isAgainst).length;
  return (
    <aside className="setup-trial" aria-label={words.title}>
      <h3>{words.title}</h3>
      <output className="tried-count">
        <b className="number">{against}</b> <span>{words.against(against, tried.length)}</span>
      </output>
      <ExampleEvents
        tried={tried}
        onRemove={(at) => setDancer({ ...dancer, events: dancer.events.toSpliced(at, 1) })}
      />
      <AddEventForm
        withAges={rules.ages !== undefined}
        onAdd={(event) => setDancer({ ...dancer, events: [...dancer.events, event] })}
      />
      <DancerFacts rules={rules} dancer={dancer} onChange={(facts) => setDancer({ ...dancer, ...facts })} />
    </aside>
  );
}
