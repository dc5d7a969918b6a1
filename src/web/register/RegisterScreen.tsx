import { useState } from 'react';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { missingIn, STEPS, type Step } from '../../domain/registrant/draft.ts';
import { competition } from '../../store/competition/competition.ts';
import { events } from '../../store/events/events.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useConnection } from '../app/useConnection.ts';
import { knownOr, useLive } from '../app/useLive.ts';
import { useMoment } from '../app/useMoment.ts';
import { useTitle } from '../app/useTitle.ts';
import { Button } from '../parts/button/Button.tsx';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { Note } from '../parts/note/Note.tsx';
import { register } from '../words/english/register.ts';
import { useWords } from '../words/language.ts';
import { CheckStep } from './CheckStep.tsx';
import { ConsentStep } from './ConsentStep.tsx';
import { EventsStep } from './EventsStep.tsx';
import { PartnersStep } from './PartnersStep.tsx';
import { Registered } from './Registered.tsx';
import type { StepProps } from './stepProps.ts';
import { useRegistration, type Registration } from './useRegistration.ts';
import { YouStep } from './YouStep.tsx';
import '../app/page.css';
import './register.css';

/**
 * For a student on a phone who has never been at a competition: five short questions, and at the end a code. Good is when
 * nobody has to ask a friend what to press, and nothing that was typed is ever lost.
 */
export default function RegisterScreen() {
  const words = useWords(register);
  useTitle(words.title);
  const { device } = useStore();
  const all = useLive(device, events);
  const about = knownOr(useLive(device, competition), undefined);
  const now = useMoment(about);
  const registration = useRegistration(knownOr(all, undefined));
  const { code, draft, startAnew } = registration;
  if (code !== undefined)
    return <Registered code={code} events={draft.chosen.length} onAnother={startAnew} />;
  if (all.kind === 'refused')
    return (
      <main className="page">
        <h1>{words.title}</h1>
        <ErrorNote failed={words.notShown}>{all.why}</ErrorNote>
      </main>
    );
  if (all.kind === 'waiting' || about === undefined)
    return (
      <main className="page">
        <LoadingBars label={words.loading} />
      </main>
    );
  const isClosed = now?.registration.kind === 'closed';
  if (isClosed || all.value.length === 0)
    return (
      <main className="page">
        <h1>{words.title}</h1>
        <EmptyState more={isClosed ? words.closedMore : words.noEventsMore} trace="Standard">
          {isClosed ? words.closed : words.noEvents}
        </EmptyState>
      </main>
    );
  return <Steps registration={registration} events={all.value} name={about.fullName ?? ''} />;
}

const after = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) + 1];
const before = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1];

function StepOf({
  step,
  onGo,
  ...props
}: StepProps & { readonly step: Step; readonly onGo: (step: Step) => void }) {
  switch (step) {
    case 'you':
      return <YouStep {...props} />;
    case 'events':
      return <EventsStep {...props} />;
    case 'partners':
      return <PartnersStep {...props} />;
    case 'consent':
      return <ConsentStep {...props} />;
    case 'check':
      return <CheckStep {...props} onGo={onGo} />;
  }
}

/** Why the last try did not come in, as a sentence. */
function useRefusal({ sending }: Registration): string | undefined {
  const { refused } = useWords(register);
  if (sending.kind !== 'refused') return undefined;
  if (sending.problem.kind === 'sign-in') return refused.signIn;
  return sending.problem.problem.code === 'not allowed' ? refused.closed : refused.other;
}

function Steps({
  registration,
  events: offered,
  name,
}: {
  readonly registration: Registration;
  readonly events: readonly CompetitionEvent[];
  readonly name: string;
}) {
  const words = useWords(register);
  const { device } = useStore();
  const connection = useConnection(device, 0);
  const { draft, step, change, goTo, send, sending, isKept } = registration;
  /** Somebody wanted to go on from here: from now on what is missing is said. */
  const [tried, setTried] = useState<Step>();
  const all = missingIn(draft, offered);
  const here = all.filter((one) => one.step === step);
  const next = after(step);
  const refusal = useRefusal(registration);
  const isSending = sending.kind === 'on its way';
  const goOn = (): void => {
    setTried(step);
    if (here.length > 0) return;
    if (next !== undefined) goTo(next);
    else if (all[0] === undefined) send();
    else {
      // An event was taken back meanwhile, or somebody was faster: back to where it is said.
      setTried(all[0].step);
      goTo(all[0].step);
    }
  };
  const back = before(step);
  return (
    <main className="register">
      <header className="register-head">
        <b>{name}</b>
        <span className="second tabular">{words.stepOf(STEPS.indexOf(step) + 1, STEPS.length)}</span>
      </header>
      <form
        className="register-step"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        <div className="register-title">
          <h1>{words[step].title}</h1>
          <p className="second">{words[step].lead}</p>
        </div>
        {isKept ? null : <Note tone="warn">{words.notKept}</Note>}
        <StepOf
          step={step}
          draft={draft}
          onChange={change}
          events={offered}
          missing={tried === step ? here : []}
          onGo={goTo}
        />
        {refusal === undefined ? null : (
          <Note tone="stop" spoken="at once">
            {refusal}
          </Note>
        )}
        {sending.kind === 'waits' || (isSending && connection.state !== 'live') ? (
          <Note tone="warn" spoken="politely">
            {words.check.waiting}
          </Note>
        ) : null}
        <footer className="register-foot">
          {back === undefined ? null : (
            <Button size="tall" onClick={() => goTo(back)}>
              {words.back}
            </Button>
          )}
          <span className="register-sum second">
            {draft.chosen.length === 0 ? null : words.events.chosen(draft.chosen.length)}
          </span>
          <Button
            type="submit"
            look="main"
            size="tall"
            busy={isSending || sending.kind === 'waits'}
            busyWord={words.check.sending}
          >
            {next === undefined ? words.check.send : words.next(next)}
          </Button>
        </footer>
      </form>
    </main>
  );
}
