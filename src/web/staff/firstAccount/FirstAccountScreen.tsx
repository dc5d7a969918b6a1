import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import {
  createFirstAccount,
  type FirstAccountState,
  fetchFirstAccount,
} from '../../../store/connection/firstAccount.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Trace } from '../../kit/parts/event/Trace.tsx';
import { Logo } from '../../kit/parts/page/Logo.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { firstAccountWords } from '../../kit/words/english/firstAccount.ts';
import { useWords } from '../../kit/words/language.ts';
import { AccountForm } from './AccountForm.tsx';
import { InvitedAccount } from './InvitedAccount.tsx';
import { useHashCode } from './useHashCode.ts';
import './firstAccount.css';

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** A student's estimate for the guided setup. */
const MINUTES = 30;

type Closed = Exclude<FirstAccountState['kind'], 'open' | 'created' | 'refused'>;

/** The link cannot be used: the reason, and the next step. */
function ClosedLink({ kind, onRetry }: { readonly kind: Closed; readonly onRetry: () => void }) {
  const words = useWords(firstAccountWords);
  const { title, about } = words.closed[kind];
  return (
    <section>
      <h1>{title}</h1>
      <p className="first-lead">{about}</p>
      {kind === 'organizer exists' ? <Link to={screens.login.link()}>{words.signIn}</Link> : null}
      {kind === 'unreachable' ? <Button onClick={onRetry}>{words.tryAgain}</Button> : null}
    </section>
  );
}

function NextSteps() {
  const words = useWords(firstAccountWords);
  return (
    <section className="first-next" aria-label={words.next}>
      <Trace floor="wide">
        <b className="first-minutes">{MINUTES}</b>
        <p>{words.minutes}</p>
      </Trace>
      <ol>
        {words.steps.map(({ title, about }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{about}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One-time links: the organizer's first account, or an organizer's invitation. */
export default function FirstAccountScreen() {
  const [path] = useLocation();
  return path === screens.invitation.path ? <InvitedAccount /> : <FirstAccount />;
}

/**
 * For a student who has just started the server for the first time: one form, one button, then the dashboard.
 * Goal: nothing has to be typed into a terminal, and a link that no longer works says how to get another.
 */
function FirstAccount() {
  const words = useWords(firstAccountWords);
  useTitle(words.title);
  const { backend, staff } = useStore();
  const [, navigate] = useLocation();
  const code = useHashCode();
  const { plainTime } = useTimes();
  const [state, setState] = useState<FirstAccountState>();
  const look = useCallback(() => {
    void fetchFirstAccount(backend, code).then(setState);
  }, [backend, code]);
  useEffect(look, [look]);

  const create = async (name: string, email: string, password: string) => {
    const answer = await createFirstAccount(backend, code, { name, email, password });
    if (answer.kind === 'refused') return answer.field;
    if (answer.kind !== 'created') {
      setState(answer);
      return undefined;
    }
    const signedIn = await staff.signIn({ kind: 'password', email: email.trim(), password });
    navigate(signedIn.ok ? screens.dashboard.link() : screens.login.link(), { replace: true });
    return undefined;
  };

  const body = () => {
    if (state === undefined) return <section />;
    switch (state.kind) {
      case 'created':
      case 'refused':
        return <section />;
      case 'open':
        return (
          <section>
            <h1>{words.title}</h1>
            <p className="first-lead">{words.lead}</p>
            <AccountForm
              verb={words.create}
              busyWord={words.creating}
              once={words.once(plainTime(state.until))}
              create={create}
            />
          </section>
        );
      case 'expired':
      case 'unknown link':
      case 'organizer exists':
      case 'unreachable':
        return <ClosedLink kind={state.kind} onRetry={look} />;
    }
  };

  const { hostname, host } = window.location;
  return (
    <div className="first-account">
      <header>
        <Logo />
        <b>{words.product}</b>
        <span>{LOOPBACK.test(hostname) ? words.here : words.at(host)}</span>
      </header>
      <main>
        {body()}
        <NextSteps />
      </main>
      <footer>
        {state?.kind === 'open' && state.folder !== '' ? (
          <p>
            {words.savedIn} <code>{state.folder}</code>
          </p>
        ) : null}
      </footer>
    </div>
  );
}
