import { useState } from 'react';
import { allRoles, STAFF_ROLES, type StaffRole } from '../../../store/people/roles.ts';
import { giveRole } from '../../../store/people/staff.ts';
import { staffNames, type StaffName } from '../../../store/people/staffNames.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { valueOr, useLive, useObserved } from '../../kit/cache/useLive.ts';
import { useWrite } from '../../kit/shell/useWrite.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { NoAccess } from '../../staff/bar/NoAccess.tsx';
import { settings } from '../../kit/words/english/settings.ts';
import { staff as staffWords } from '../../kit/words/english/staff.ts';
import { useWords } from '../../kit/words/language.ts';
import { GiveAccess } from './GiveAccess.tsx';
import '../../kit/parts/pill/Pill.css';

const NO_NAMES: ReadonlyMap<string, StaffName> = new Map();

export function StaffRoles() {
  const words = useWords(settings).people;
  const { roleName } = useWords(staffWords);
  const { staff } = useStore();
  const toast = useToast();
  const who = useObserved(staff.who);
  const known = useLive(staff, allRoles);
  const names = valueOr(useLive(staff, staffNames), NO_NAMES);
  const isOffline = useConnection(staff).state !== 'live';
  const { busy, problem, write } = useWrite({ ofTheMoment: true });
  const [adding, setAdding] = useState(false);
  if (known.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  const nameOf = (uid: string): string => names.get(uid)?.name ?? words.unnamed(uid);
  const accounts = [...new Set([...names.keys(), ...known.value.keys()])].toSorted((a, b) =>
    nameOf(a).localeCompare(nameOf(b)),
  );
  const give = async (uid: string, role: StaffRole, holds: boolean): Promise<void> => {
    if (!(await write(giveRole(uid, role, holds)))) return;
    toast({
      words: (holds ? words.given : words.taken)(role, nameOf(uid)),
      undo: () => void write(giveRole(uid, role, !holds)),
    });
  };
  return (
    <section className="stack" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="second measure">{words.more}</p>
      <ProblemNote>{problem}</ProblemNote>
      <ul className="settings-staff">
        {accounts.map((uid) => {
          const held = known.value.get(uid) ?? [];
          const isOwn = who.kind === 'account' && who.uid === uid;
          return (
            <li key={uid}>
              <span className="settings-account">
                <b>{nameOf(uid)}</b>
                <span className="second">{isOwn ? words.you : names.get(uid)?.email}</span>
              </span>
              {isOwn ? (
                <span className="second">
                  {held.length === 0 ? words.none : held.map(roleName).join(', ')}
                </span>
              ) : (
                <fieldset className="wrap" disabled={busy || isOffline}>
                  <legend className="spoken">{words.roles(nameOf(uid))}</legend>
                  {STAFF_ROLES.map((role) => (
                    <button
                      key={role}
                      type="button"
                      className="pill pill-press"
                      aria-pressed={held.includes(role)}
                      onClick={() => void give(uid, role, !held.includes(role))}
                    >
                      {roleName(role)}
                    </button>
                  ))}
                </fieldset>
              )}
            </li>
          );
        })}
      </ul>
      <p>
        <Button onClick={() => setAdding(true)}>{words.add}</Button>
      </p>
      {adding ? <GiveAccess known={accounts} onClose={() => setAdding(false)} /> : null}
    </section>
  );
}
