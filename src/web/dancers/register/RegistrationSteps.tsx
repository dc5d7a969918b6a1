import { ChevronLeft } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { findMissingParts, listSteps, type RegistrationStep } from '../../../domain/registrant/draft.ts';
import type { RegistrationPhase } from '../../../domain/registration/phase.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { OrganizerLink } from '../../kit/shell/OrganizerLink.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { registerWords } from '../../kit/words/english/register.ts';
import { useWords } from '../../kit/words/language.ts';
import {
  LazyCheckStep,
  LazyConsentStep,
  LazyEventsStep,
  LazyInvitedGuest,
  LazyPartnersStep,
  LazyPriceSum,
  LazyTeamStep,
} from './lazySteps.tsx';
import type { RegistrationStepProps } from './stepProps.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import type { RegistrationFormState } from './useRegistration.ts';
import { YouStep } from './YouStep.tsx';

function StepOf({
  step,
  onGo,
  ...props
}: RegistrationStepProps & {
  readonly step: RegistrationStep;
  readonly onGo: (step: RegistrationStep) => void;
}) {
  switch (step) {
    case 'you':
      return <YouStep {...props} />;
    case 'events':
      return <LazyEventsStep {...props} />;
    case 'partners':
      return <LazyPartnersStep {...props} />;
    case 'team':
      return <LazyTeamStep {...props} />;
    case 'consent':
      return <LazyConsentStep {...props} />;
    case 'check':
      return <LazyCheckStep {...props} onGo={onGo} />;
  }
}

/** The reason the last try failed, as a sentence. */
function useRefusal({ sending }: RegistrationFormState): string | undefined {
  const { refused } = useWords(registerWords);
  if (sending.kind !== 'refused') return undefined;
  if (sending.problem.kind === 'sign-in') return refused.signIn;
  if (sending.problem.kind !== 'write') return refused[sending.problem.kind];
  return sending.problem.problem.code === 'not allowed' ? refused.closed : refused.other;
}

/** Below the fold of a phone a missing answer is out of sight: without this, Next seems dead. */
function showProblem(form: HTMLFormElement | null): void {
  const problem = form?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]');
  problem?.focus({ preventScroll: true });
  problem?.scrollIntoView({ block: 'center' });
}

interface Props {
  readonly registration: RegistrationFormState;
  /** The events that are offered. */
  readonly events: readonly CompetitionEvent[];
  /** The current price phase; undefined while unknown. */
  readonly phase: RegistrationPhase | undefined;
  /** The name of the competition. */
  readonly name: string;
  /** True at the desk, where dancers may register without an email address. */
  readonly isEmailOptional: boolean;
}

/** The steps of a registration, one at a time, with Back, Next, and the cost so far. */
export function RegistrationSteps({ registration, events: offered, phase, name, isEmailOptional }: Props) {
  const words = useWords(registerWords);
  const { device } = useStore();
  const connection = useConnection(device, 0);
  const { draft, step, change, goTo, send, sending, isKept } = registration;
  /** The step on which Next was pressed: from then on it shows missing answers. */
  const [tried, setTried] = useState<RegistrationStep>();
  const form = useRef<HTMLFormElement>(null);
  const [fruitlessTries, setFruitlessTries] = useState(0);
  useEffect(() => {
    if (fruitlessTries > 0) showProblem(form.current);
  }, [fruitlessTries]);
  const all = findMissingParts(draft, offered).filter(({ what }) => !isEmailOptional || what !== 'email');
  const here = all.filter((one) => one.step === step);
  const steps = listSteps(draft);
  const next = steps[steps.indexOf(step) + 1];
  const refusal = useRefusal(registration);
  useLeaveWarning(draft.name !== '' && registration.code === undefined);
  const isSending = sending.kind === 'on its way';
  const goOn = (): void => {
    setTried(step);
    if (here.length > 0) setFruitlessTries((tries) => tries + 1);
    else if (next !== undefined) goTo(next);
    else if (all[0] === undefined) send();
    else {
      // An event was withdrawn meanwhile, or a place was taken: back to the step that shows it.
      setTried(all[0].step);
      goTo(all[0].step);
    }
  };
  const back = steps[steps.indexOf(step) - 1];
  return (
    <main className="register">
      <header className="register-head">
        <b>{name}</b>
        <ol className="register-steps" aria-label={words.steps}>
          {steps.map((one) => (
            <li key={one} aria-current={one === step ? 'step' : undefined}>
              {words.step[one]}
            </li>
          ))}
        </ol>
        <span className="register-step-of second tabular">
          {words.stepOf(steps.indexOf(step) + 1, steps.length)}
        </span>
      </header>
      <form
        ref={form}
        className="register-step"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        <div className="register-title">
          <h1>{words[step].title}</h1>
          {step === 'you' && !isKept ? null : <p className="second">{words[step].lead}</p>}
        </div>
        {isKept ? null : <NoteBox tone="warn">{words.notKept}</NoteBox>}
        {window.location.search === '' ? null : (
          <Suspense>
            <LazyInvitedGuest draft={draft} onChange={change} events={offered} />
          </Suspense>
        )}
        <Suspense fallback={<LoadingBars />}>
          <StepOf
            step={step}
            draft={draft}
            onChange={change}
            events={offered}
            phase={phase}
            missing={tried === step ? here : []}
            onGo={goTo}
          />
        </Suspense>
        <ProblemNote>
          {refusal === undefined ? undefined : (
            <>
              {refusal} <OrganizerLink />
            </>
          )}
        </ProblemNote>
        {sending.kind === 'waits' || (isSending && connection.state !== 'live') ? (
          <NoteBox tone="warn" spoken="politely">
            {words.check.waiting}
          </NoteBox>
        ) : null}
        <footer className="register-foot">
          {back === undefined ? null : (
            <Button size="tall" aria-label={words.back} onClick={() => goTo(back)}>
              <ChevronLeft size={22} strokeWidth={1.6} aria-hidden />
              <span className="register-back">{words.back}</span>
            </Button>
          )}
          <Suspense fallback={<span className="register-price" />}>
            <LazyPriceSum draft={draft} events={offered} phase={phase} />
          </Suspense>
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
