import { useMemo, useState } from 'react';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { findRuleViolations } from '../../../../domain/eligibility/ruleViolations.ts';
import type { EligibilityRules } from '../../../../domain/eligibility/rules.ts';
import { listPublicNames } from '../../../../domain/people/people.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { StateLabel } from '../../../kit/parts/page/StateLabel.tsx';
import { eligibilityWords } from '../../../kit/words/english/eligibility.ts';
import { eligibilityDeskWords } from '../../../kit/words/english/eligibilityDesk.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';

/** Shown before the rest is requested. */
const FIRST = 5;

export interface BrokenEntriesProps {
  readonly rules: EligibilityRules;
  readonly events: readonly CompetitionEvent[];
}

/** Existing entries that break these rules: the effect of a change of the rules. */
export function BrokenEntries({ rules, events }: BrokenEntriesProps) {
  const words = useWords(eligibilityDeskWords).entries;
  const { because } = useWords(eligibilityWords);
  const { eventName } = useWords(termsWords);
  const [isAll, setAll] = useState(false);
  const against = useMemo(() => findRuleViolations(events, rules), [events, rules]);
  const entries = events.reduce((sum, event) => sum + event.entries.length, 0);
  if (entries === 0) return null;
  return (
    <section className="stack" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="second">{words.against(against.length, entries)}</p>
      {against.length === 0 ? null : (
        <ul className="tried">
          {against.slice(0, isAll ? against.length : FIRST).map(({ event, entry, reasons }) => (
            <li key={`${event.key} ${entry.id}`}>
              <div className="tried-event">
                <span>{words.couple(listPublicNames(entry), eventName(event))}</span>
                {reasons.map((reason) => (
                  <StateLabel key={reason.kind} tone="warn">
                    {because(reason)}
                  </StateLabel>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      {against.length > FIRST && !isAll ? (
        <div>
          <Button size="small" onClick={() => setAll(true)}>
            {words.showAll(against.length)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
