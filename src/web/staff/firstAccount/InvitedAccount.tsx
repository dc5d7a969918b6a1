import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import {
  acceptInvitation,
  fetchInvitation,
  type InvitationState,
} from '../../../store/connection/invitation.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import type { StaffRole } from '../../../store/people/roles.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, valueOr } from '../../kit/cache/useLive.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Logo } from '../../kit/parts/page/Logo.tsx';
import { ALL_SCREENS, isForStaff, screens } from '../../kit/screens/screens.ts';
import { pickCompetitionName } from '../../kit/shell/competitionName.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { invitationWords } from '../../kit/words/english/invitation.ts';
import { staffWords } from '../../kit/words/english/staff.ts';
import { staffScreensWords } from '../../kit/words/english/staffScreens.ts';
import { useWords } from '../../kit/words/language.ts';
import { AccountForm } from './AccountForm.tsx';
import { useHashCode } from './useHashCode.ts';
import './firstAccount.css';

/** The screens of a role, as listed in its menu. */
function RoleScreens({ role }: { readonly role: StaffRole }) {
  const words = useWords(staffScreensWords);
  const { screens: title } = useWords(invitationWords);
  const listed = ALL_SCREENS.filter(isForStaff).filter(
    ({ roles, menuKey }) => menuKey !== undefined && roles.includes(role),
  );
  return (
    <section className="first-screens">
      <h2>{title}</h2>
      <ul>
        {listed.map(({ name }) => (
          <li key={name}>
            <b>{words[name].title}</b>
            <span>{words[name].about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * For a volunteer who opens an organizer's link on a phone: the role, one form, one button, then their screens. Goal: done
 * in half a minute, and a link that no longer works says what to do.
 */
export function InvitedAccount() {
  const words = useWords(invitationWords);
  const staffText = useWords(staffWords);
  const { backend, staff, device } = useStore();
  const competition = pickCompetitionName(valueOr(useLive(device, competitionBasics), undefined), staffText);
  const times = useTimes();
  const [, navigate] = useLocation();
  const code = useHashCode();
  const [state, setState] = useState<InvitationState>();
  const look = useCallback(() => {
    void fetchInvitation(backend, code).then(setState);
  }, [backend, code]);
  useEffect(look, [look]);
  const titleOf = (): string => {
    if (state === undefined || state.kind === 'created' || state.kind === 'refused') return competition;
    if (state.kind !== 'open') return words.closed[state.kind].title;
    return 'role' in state ? words.role.title(state.role) : words.password.title(state.name);
  };
  const title = titleOf();
  useTitle(title);

  const accept = async (name: string, email: string, password: string) => {
    const answer = await acceptInvitation(backend, code, { name, email, password });
    if (answer.kind === 'refused') return answer.field;
    if (answer.kind !== 'created') {
      setState(answer);
      return undefined;
    }
    const signedIn = await staff.signIn({ kind: 'password', email: answer.email, password });
    navigate(signedIn.ok ? screens.dashboard.link() : screens.login.link(), { replace: true });
    return undefined;
  };

  const body = () => {
    if (state === undefined || state.kind === 'created' || state.kind === 'refused') return <section />;
    if (state.kind !== 'open')
      return (
        <section>
          <h1>{title}</h1>
          <p className="first-lead">{words.closed[state.kind].about}</p>
          {state.kind === 'used' ? <Link to={screens.login.link()}>{words.signIn}</Link> : null}
          {state.kind === 'unreachable' ? <Button onClick={look}>{words.tryAgain}</Button> : null}
        </section>
      );
    const said = 'role' in state ? words.role : words.password;
    return (
      <>
        <section>
          <h1>{title}</h1>
          <p className="first-lead">{'role' in state ? words.role.lead(competition) : words.password.lead}</p>
          <AccountForm
            known={state.name}
            fixedEmail={'email' in state ? state.email : undefined}
            verb={said.verb}
            busyWord={said.busy}
            once={words.once(times.until(state.until))}
            create={accept}
          />
        </section>
        {'role' in state ? <RoleScreens role={state.role} /> : null}
      </>
    );
  };

  return (
    <div className="first-account">
      <header>
        <Logo />
        <b>{competition}</b>
      </header>
      <main>{body()}</main>
      <footer />
    </div>
  );
}
