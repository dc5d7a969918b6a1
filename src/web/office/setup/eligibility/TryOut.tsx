import { useState } from 'react';
import type { EligibilityRules } from '../../../../domain/eligibility/rules.ts';
import { eligibilityDesk } from '../../../kit/words/english/eligibilityDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { AddEvent } from './AddEvent.tsx';
import { DancerFacts } from './DancerFacts.tsx';
import { FIRST_EXAMPLE, tryOut } from './tryOut.ts';
import { ExampleEvents } from './ExampleEvents.tsx';

export interface TryOutProps {
  readonly rules: EligibilityRules;
}

/** An example dancer enters some events, and sees what the rules on this device say about each of them. */
export function TryOut({ rules }: TryOutProps) {
  const words = useWords(eligibilityDesk).trial;
  const [dancer, setDancer] = useState(FIRST_EXAMPLE);
  const tried = tryOut(dancer, rules);
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
      <AddEvent
        withAges={rules.ages !== undefined}
        onAdd={(event) => setDancer({ ...dancer, events: [...dancer.events, event] })}
      />
      <DancerFacts rules={rules} dancer={dancer} onChange={(facts) => setDancer({ ...dancer, ...facts })} />
    </aside>
  );
}
