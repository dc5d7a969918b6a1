import { useEffect } from 'react';
import { Link } from 'wouter';
import { payersFor } from '../../../domain/fees/payOptions.ts';
import { placesToRequest } from '../../../domain/registrant/draft.ts';
import { keepCode } from '../../../store/registrant/codesOnDevice.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useHowToPay } from '../../kit/pay/useHowToPay.ts';
import { HowToPay } from '../../kit/pay/HowToPay.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { buttonClass } from '../../kit/parts/button/buttonClass.ts';
import { screens } from '../../kit/screens/screens.ts';
import { partners } from '../../kit/words/english/partners.ts';
import { registered } from '../../kit/words/english/registered.ts';
import { registerTeam } from '../../kit/words/english/registerTeam.ts';
import { terms as termWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { CodeCard } from './CodeCard.tsx';
import { OtherCodes } from './OtherCodes.tsx';
import { PlacesTaken } from './PlacesTaken.tsx';
import type { StepProps } from './stepProps.ts';
import { usePrice } from './usePrice.ts';
import './own.css';

export interface Props extends Pick<StepProps, 'draft' | 'events' | 'phase'> {
  readonly code: string;
  /** Dancers in the same registration, with codes of their own. */
  readonly others: readonly { readonly name: string; readonly code: string }[];
  /** Keys of the dancers in the registration. */
  readonly dancers: readonly string[];
  /** The number of entries. */
  readonly entries: number;
  readonly onAnother: () => void;
  /** Registered by an organizer: the code is handed over, and not stored here. */
  readonly atDesk?: boolean;
}

/** Success: shows the code that opens the registration again, large enough to copy by hand. */
export default function RegistrationDone({
  code,
  others,
  dancers,
  entries,
  draft,
  events,
  phase,
  onAnother,
  atDesk = false,
}: Props) {
  const done = useWords(registered);
  const team = useWords(registerTeam);
  const { device, eventName } = useStore();
  const ways = useHowToPay(device);
  const { requests } = useWords(partners);
  const terms = useWords(termWords);
  const price = usePrice(draft, events, phase);
  const asked = placesToRequest(draft);
  const made = entries - asked.length;
  useEffect(() => {
    if (!atDesk) keepCode(eventName, code);
  }, [atDesk, eventName, code]);
  return (
    <main className="page register-done">
      <h1>{made > 0 ? done.title : done.onlyAsked}</h1>
      <p>{done.lead}</p>
      <CodeCard code={code} name={atDesk ? draft.name : undefined} />
      {others.length === 0 ? null : (
        <section className="own-part">
          <p>{done.others}</p>
          <OtherCodes others={others} />
        </section>
      )}
      {made === 0 ? null : (
        <p className="second">
          {draft.registers === 'team' ? team.found(others.length, entries) : done.events(made)}
        </p>
      )}
      {asked.map(({ event: key, partner }) => {
        const event = events.find((one) => one.key === key);
        return (
          <p key={key} className="second">
            {requests.confirms(partner, [event === undefined ? key : terms.eventName(event)])}
          </p>
        );
      })}
      {atDesk ? null : <PlacesTaken draft={draft} code={code} events={events} />}
      {price === undefined || price.total === 0 || made === 0 || ways === undefined ? null : (
        <HowToPay
          ways={ways}
          cents={price.total}
          payers={payersFor(dancers, draft.school)}
          email={draft.email}
        />
      )}
      <p className="register-done-verbs">
        {atDesk ? null : (
          <Link className={buttonClass()} to={screens.updateEntries.link()}>
            {done.mine}
          </Link>
        )}
        <Button look="plain" onClick={onAnother}>
          {done.another}
        </Button>
      </p>
    </main>
  );
}
