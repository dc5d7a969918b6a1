import { Suspense, useMemo, useState } from 'react';
import { sortEvents } from '../../../domain/event/eventOrder.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { allEvents } from '../../../store/events/events.ts';
import { competitorPath } from '../../../store/people/competitors.ts';
import { ownRegistrationPath } from '../../../store/registrant/ownRegistration.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useCompetitionTime } from '../../kit/clock/useCompetitionTime.ts';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { OrganizerLink } from '../../kit/shell/OrganizerLink.tsx';
import { VisitorError } from '../../kit/shell/VisitorError.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { ownEntriesWords } from '../../kit/words/english/ownEntries.ts';
import { useWords } from '../../kit/words/language.ts';
import { CodeCard } from './CodeCard.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import { InvitePartnerCard } from './InvitePartnerCard.tsx';
import { OtherCodes } from './OtherCodes.tsx';
import { OwnEntriesForm } from './OwnEntriesForm.tsx';
import { useCoRegistrants } from './useCoRegistrants.ts';
import './register.css';
import './own.css';

// Few have requests: they load after the entries.
const OwnRequests = lazyOptional(() => import('../requests/OwnRequests.tsx'));

// Needed only where a rule asks for earlier results.
const EvidencePart = lazyOptional(() => import('./EvidencePart.tsx'));

// Needed only where mails are sent.
const RemindersPart = lazyOptional(() => import('./RemindersPart.tsx'));

const NO_EVENTS: readonly CompetitionEvent[] = [];

interface Props {
  readonly code: string;
  /** True if a mail opened the page, to stop reminders. */
  readonly asksReminders: boolean;
  readonly onForget: () => void;
}

/** The registration of a code that this device has shown. */
export default function OwnRegistrationView({ code, asksReminders, onForget }: Props) {
  const words = useWords(ownEntriesWords);
  const { device, configuration } = useStore();
  const path = useMemo(() => ownRegistrationPath(code), [code]);
  const loaded = useLive(device, path);
  const all = useLive(device, allEvents);
  const events = useMemo(() => sortEvents(valueOr(all, NO_EVENTS)), [all]);
  const about = valueOr(useLive(device, competitionBasics), undefined);
  const now = useCompetitionTime(about);
  const known = valueOr(loaded, undefined);
  const { dancers: along, isKnown } = useCoRegistrants(known?.codes);
  // The list is empty for a dancer registered by another person: then show only that dancer.
  const asked = known?.dancers.length === 0 ? [known.competitor ?? ''] : (known?.dancers ?? []);
  const ids = asked.filter((id) => id !== '').join('/');
  const paths = useMemo(() => (ids === '' ? [] : ids.split('/').map(competitorPath)), [ids]);
  const everybody = useEachLive(device, paths).flatMap((one) => valueOr(one, undefined) ?? []);
  const [looked, setLooked] = useState<string>();
  if (loaded.kind === 'refused' || all.kind === 'refused')
    return (
      <main className="page">
        <h1>{words.title}</h1>
        <VisitorError failed={words.notShown} />
      </main>
    );
  if (loaded.kind === 'waiting' || all.kind === 'waiting' || about === undefined || now === undefined)
    return (
      <main className="page">
        <LoadingBars label={words.loading} />
      </main>
    );
  const registration = loaded.value;
  const other = (
    <Button look="plain" onClick={onForget}>
      {words.otherCode}
    </Button>
  );
  if (registration === undefined)
    return (
      <main className="page">
        <h1>{words.title}</h1>
        <EmptyState trace="Standard" action={<OrganizerLink />}>
          {words.gone}
        </EmptyState>
        {other}
      </main>
    );
  const reminders =
    configuration.mails === true ? (
      <Suspense>
        <RemindersPart code={code} />
      </Suspense>
    ) : null;
  const isOpen = now.registration.kind === 'open';
  const isByAnother = registration.dancers.length === 0;
  // Each dancer's own registration determines their price, if this device has its code.
  const owns = new Map(
    [{ id: registration.competitor ?? '', code, registration }, ...along].map((one) => [one.id ?? '', one]),
  );
  const edits = new Map(
    [...owns].map(([id, one]) => [id, { code: one.code, edited: one.registration.edited }]),
  );
  // A dancer who was merged into another record needs no second code.
  const handedOut = along.filter((one) => everybody.some(({ id }) => id === one.id));
  const dancer =
    everybody.find(({ id }) => id === looked) ??
    everybody.find(({ id }) => id === registration.competitor) ??
    everybody[0];
  // Wait for the dancer's own registration, because changes count toward its price.
  const isComing = dancer !== undefined && !owns.has(dancer.id) && !isKnown;
  return (
    <main className="register own">
      <header className="own-head">
        <p className="caption">{about.fullName}</p>
        <h1>{words.titleOf(registration.name)}</h1>
        <p className="second">{isOpen ? words.lead : words.closedLead}</p>
        {isByAnother ? <p className="second">{words.byAnother}</p> : null}
        {asksReminders ? reminders : null}
        <CodeCard code={code} />
        {registration.consents.risk ? null : <ConsentForm code={code} />}
        {handedOut.length === 0 ? null : (
          <section className="own-part" aria-label={words.dancers}>
            <h2>{words.dancers}</h2>
            <OtherCodes others={handedOut} />
          </section>
        )}
        {everybody.length > 1 && dancer !== undefined ? (
          <SelectField label={words.who} value={dancer.id} onChange={({ target }) => setLooked(target.value)}>
            {everybody.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
      </header>
      <Suspense>
        <OwnRequests dancers={registration.dancers} events={events} />
      </Suspense>
      {registration.competitor === undefined || isByAnother || !isOpen ? null : (
        <InvitePartnerCard dancer={registration.competitor} events={events} />
      )}
      {isComing && <LoadingBars label={words.loading} />}
      {dancer !== undefined && !isComing && (
        <OwnEntriesForm
          key={dancer.id}
          code={code}
          registration={registration}
          own={owns.get(dancer.id)?.registration ?? registration}
          edits={edits}
          isByAnother={isByAnother}
          dancer={dancer}
          everybody={everybody}
          events={events}
          about={about}
          now={now}
        />
      )}
      {dancer === undefined ? null : (
        <Suspense>
          <EvidencePart dancer={dancer} events={events} />
        </Suspense>
      )}
      {asksReminders ? null : reminders}
      <p className="own-other">{other}</p>
    </main>
  );
}
