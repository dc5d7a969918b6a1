import { X } from 'lucide-react';
import { isAdvice } from '../../../../domain/eligibility/warning.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { StateLabel } from '../../../kit/parts/page/StateLabel.tsx';
import { eligibilityWords } from '../../../kit/words/english/eligibility.ts';
import { eligibilityDeskWords } from '../../../kit/words/english/eligibilityDesk.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import type { ExampleVerdict, ExampleEvent, ExampleResult } from './evaluateExample.ts';

export interface ExampleEventsProps {
  readonly tried: readonly ExampleResult[];
  readonly onRemove: (at: number) => void;
}

/** Each event with the rules' verdict. */
export function ExampleEvents({ tried, onRemove }: ExampleEventsProps) {
  const words = useWords(eligibilityDeskWords).trial;
  const names = useWords(termsWords);
  const { ageName } = useWords(eligibilityWords);
  const nameOf = ({ level, style, dance, ages }: ExampleEvent): string =>
    [
      ...(ages === undefined ? [] : [ageName(ages)]),
      names.levelName(level),
      names.styleName(style),
      names.danceName(dance),
    ].join(' ');
  if (tried.length === 0) return <p className="second">{words.noEvents}</p>;
  return (
    <ul className="tried">
      {tried.map(({ event, verdicts }, at) => (
        // Entering one event twice is one of the things to try.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <div className="tried-event">
            <span>{nameOf(event)}</span>
            <span className="caption">{words.danced(event.role, event.partner)}</span>
            {verdicts.map((one) => (
              <Because key={`${one.reason.kind} ${one.ofPartner}`} told={one} />
            ))}
          </div>
          <Button
            look="plain"
            size="small"
            aria-label={words.removeEvent(nameOf(event))}
            onClick={() => onRemove(at)}
          >
            <X size={18} strokeWidth={1.6} aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Because({ told: { reason, ofPartner } }: { readonly told: ExampleVerdict }) {
  const words = useWords(eligibilityDeskWords).trial;
  const { because } = useWords(eligibilityWords);
  return (
    <StateLabel tone={isAdvice(reason) ? 'info' : 'warn'}>
      {ofPartner ? words.ofPartner(because(reason)) : because(reason)}
    </StateLabel>
  );
}
