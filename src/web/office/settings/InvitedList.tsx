import { INVITATION_LIFETIME_MS, type StaffInvitation } from '../../../store/people/staffInvitations.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { settingsWords } from '../../kit/words/english/settings.ts';
import { staffWords } from '../../kit/words/english/staff.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  /** Unused links, by code. */
  readonly links: readonly (readonly [string, StaffInvitation])[];
  readonly busy: boolean;
  readonly onShow: (code: string) => void;
  readonly onTakeBack: (code: string, name: string) => void;
}

/** Unused links. */
export function InvitedList({ links, busy, onShow, onTakeBack }: Props) {
  const words = useWords(settingsWords).people.invited;
  const { roleName } = useWords(staffWords);
  const now = useNow();
  const { monthAndDay } = useTimes();
  if (links.length === 0) return null;
  return (
    <>
      <h3>{words.title}</h3>
      <ul className="settings-staff">
        {links.map(([code, { name, role, at }]) => {
          const until = at + INVITATION_LIFETIME_MS;
          const purpose = role === undefined ? words.password : roleName(role);
          const isOpen = now < until;
          return (
            <li key={code}>
              <span className="settings-account">
                <b>{name}</b>
                <span className="second">
                  {isOpen ? words.until(purpose, monthAndDay(until)) : words.expired(purpose)}
                </span>
              </span>
              <span className="wrap settings-verbs">
                {isOpen ? (
                  <Button size="small" onClick={() => onShow(code)}>
                    {words.show}
                  </Button>
                ) : null}
                <Button size="small" look="plain" busy={busy} onClick={() => onTakeBack(code, name)}>
                  {words.takeBack}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
