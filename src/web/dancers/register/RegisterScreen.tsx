import { Suspense, useEffect } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { consents } from '../../../store/competition/consents.ts';
import { allEvents } from '../../../store/events/events.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useCompetitionTime } from '../../kit/clock/useCompetitionTime.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { VisitorError } from '../../kit/shell/VisitorError.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { registerWords } from '../../kit/words/english/register.ts';
import { useWords } from '../../kit/words/language.ts';
import { useLazyWords } from '../../kit/words/laterWords.ts';
import { preloadSteps, LazyRegistrationClosed, LazyRegistrationDone } from './lazySteps.tsx';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import type { SendAtDesk } from './sending.ts';
import { useRegistration } from './useRegistration.ts';
import '../../kit/shell/page.css';
import './register.css';

const NONE: readonly CompetitionEvent[] = [];

interface Props {
  /** Registration by an organizer: also after the deadline, and the code is handed to the dancer. */
  readonly atDesk?: SendAtDesk;
}

/**
 * For a student on a phone at their first competition: five short questions, then a code. Goal: no need to
 * ask a friend, and no typing is ever lost.
 */
export default function RegisterScreen({ atDesk }: Props) {
  useLazyWords();
  const words = useWords(registerWords);
  useTitle(words.title);
  const { device } = useStore();
  const all = useLive(device, allEvents);
  const about = valueOr(useLive(device, competitionBasics), undefined);
  const now = useCompetitionTime(about);
  const registration = useRegistration(valueOr(all, undefined), atDesk);
  const { code, reset } = registration;
  const phase = now?.registration.kind === 'open' ? now.registration.phase : undefined;
  useEffect(() => void preloadSteps(), []);
  // Loads from the first step on: the connection may be gone at the consent step.
  useLive(device, consents.path);
  if (code !== undefined)
    return (
      <Suspense fallback={<main className="page" />}>
        <LazyRegistrationDone
          code={code}
          others={registration.others}
          dancers={registration.dancers}
          entries={registration.entries}
          draft={registration.draft}
          events={valueOr(all, NONE)}
          phase={phase}
          onAnother={reset}
          onRest={registration.goOnWith}
          atDesk={atDesk !== undefined}
        />
      </Suspense>
    );
  if (all.kind === 'refused')
    return (
      <main className="page">
        <h1>{words.title}</h1>
        <VisitorError failed={words.notShown} />
      </main>
    );
  if (all.kind === 'waiting' || about === undefined)
    return (
      <main className="page">
        <LoadingBars label={words.loading} />
      </main>
    );
  const stands = atDesk === undefined ? now?.registration.kind : undefined;
  if (stands === 'closed' || stands === 'to come' || all.value.length === 0)
    return (
      <main className="page">
        <h1>{words.title}</h1>
        <Suspense>
          <LazyRegistrationClosed stands={stands} />
        </Suspense>
      </main>
    );
  return (
    <RegistrationSteps
      registration={registration}
      events={all.value}
      phase={phase}
      name={about.fullName ?? ''}
      isEmailOptional={atDesk !== undefined}
    />
  );
}
