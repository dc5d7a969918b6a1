import { useState } from 'react';
import { useTimes } from '../../../kit/clock/useTimes.ts';
import type { Evidence } from '../../../../domain/eligibility/evidence.ts';
import { isCaseOpen, type EligibilityCase } from '../../../../domain/eligibility/ruling.ts';
import { listDancers, listPublicNames } from '../../../../domain/people/people.ts';
import type { DeskNotes } from '../../../../store/registrant/deskNotes.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { StateLabel } from '../../../kit/parts/page/StateLabel.tsx';
import { disputesWords } from '../../../kit/words/english/disputes.ts';
import { eligibilityWords } from '../../../kit/words/english/eligibility.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { DecideDialog } from './DecideDialog.tsx';

interface Props {
  readonly dispute: EligibilityCase;
  /** The dancers' own statements, by their keys. */
  readonly evidence: ReadonlyMap<string, Evidence>;
  readonly notes: DeskNotes;
}

export function CaseRow({ dispute, evidence, notes }: Props) {
  const words = useWords(disputesWords);
  const { because } = useWords(eligibilityWords);
  const { eventName } = useWords(termsWords);
  const { longDate: dayOf } = useTimes();
  const [isDeciding, setDeciding] = useState(false);
  const { event, entry, reasons, objections, ruling } = dispute;
  const couple = words.couple(listPublicNames(entry), eventName(event));
  return (
    <li>
      <div className="disputes-case">
        <b>{couple}</b>
        {reasons.map((reason) => (
          <StateLabel key={reason.kind} tone="warn">
            {because(reason)}
          </StateLabel>
        ))}
        {objections.map(({ uid, slot, at, why }) => (
          <StateLabel key={`${uid}/${slot}`} tone="warn">
            {words.objection(dayOf(at), why)}
          </StateLabel>
        ))}
        {listDancers(entry).map(({ id, name }) => {
          const stated = id === undefined ? undefined : evidence.get(id);
          return stated === undefined || stated.results.length === 0 || name === undefined ? null : (
            <Stated key={id} name={name} stated={stated} />
          );
        })}
        {ruling === undefined ? null : (
          <StateLabel tone={ruling.outcome === 'may dance' ? 'ok' : 'stop'}>
            {words.decided(ruling.outcome, dayOf(ruling.at))}
          </StateLabel>
        )}
      </div>
      <Button
        look={isCaseOpen(dispute) ? 'ink' : 'plain'}
        size="small"
        aria-label={words.decideOn(couple)}
        onClick={() => setDeciding(true)}
      >
        {ruling === undefined ? words.decide : words.change}
      </Button>
      {isDeciding && (
        <DecideDialog dispute={dispute} couple={couple} notes={notes} onClose={() => setDeciding(false)} />
      )}
    </li>
  );
}

/** The results a dancer states, and where to look them up. */
function Stated({ name, stated }: { readonly name: string; readonly stated: Evidence }) {
  const words = useWords(disputesWords);
  const { levelName, styleName, danceName, ordinal } = useWords(termsWords);
  return (
    <details>
      <summary>{words.stated(name)}</summary>
      <ul className="disputes-results">
        {stated.results.map(({ level, style, dances, place, competition, source }, at) => (
          // The same result may be stated twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            {words.result(
              [levelName(level), styleName(style), ...dances.map(danceName)].join(' '),
              place === undefined ? undefined : ordinal(place),
              competition,
            )}
            <span className="second">{source}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
