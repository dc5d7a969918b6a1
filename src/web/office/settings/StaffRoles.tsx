import { useState } from 'react';
import { allRoles, STAFF_ROLES, type StaffRole } from '../../../store/people/roles.ts';
import { setStaffRole, setStaffRoles } from '../../../store/people/staff.ts';
import {
  inviteStaff,
  type InvitationPurpose,
  revokeInvitation,
  staffInvitations,
  type StaffInvitation,
} from '../../../store/people/staffInvitations.ts';
import {
  removeStaffName,
  setStaffName,
  staffNames,
  type StaffName,
} from '../../../store/people/staffNames.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { valueOr, useLive, useObserved } from '../../kit/cache/useLive.ts';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { NoAccess } from '../../staff/bar/NoAccess.tsx';
import { settingsWords } from '../../kit/words/english/settings.ts';
import { staffWords } from '../../kit/words/english/staff.ts';
import { useWords } from '../../kit/words/language.ts';
import { EditStaffDialog } from './EditStaffDialog.tsx';
import { AccessForm } from './AccessForm.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { InvitedList } from './InvitedList.tsx';
import { StaffLinkDialog } from './StaffLinkDialog.tsx';
import '../../kit/parts/pill/Pill.css';

const NO_NAMES: ReadonlyMap<string, StaffName> = new Map();
const NO_LINKS: ReadonlyMap<string, StaffInvitation> = new Map();

type Asked =
  | { readonly kind: 'invite' | 'account' }
  | { readonly kind: 'link'; readonly code: string }
  | { readonly kind: 'edit'; readonly uid: string };

export function StaffRoles() {
  const words = useWords(settingsWords).people;
  const { roleName } = useWords(staffWords);
  const { staff, backend } = useStore();
  const toast = useToast();
  const who = useObserved(staff.who);
  const known = useLive(staff, allRoles);
  const names = valueOr(useLive(staff, staffNames), NO_NAMES);
  const isOffline = useConnection(staff).state !== 'live';
  const { busy, problem, write } = usePatchWriter({ ofTheMoment: true });
  const links = valueOr(useLive(staff, staffInvitations), NO_LINKS);
  const [asked, setAsked] = useState<Asked>();
  if (known.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  const nameOf = (uid: string): string => names.get(uid)?.name ?? words.unnamed(uid);
  const accounts = [...new Set([...names.keys(), ...known.value.keys()])].toSorted((a, b) =>
    nameOf(a).localeCompare(nameOf(b)),
  );
  const give = async (uid: string, role: StaffRole, holds: boolean): Promise<void> => {
    if (!(await write(setStaffRole(uid, role, holds)))) return;
    toast({
      words: (holds ? words.given : words.taken)(role, nameOf(uid)),
      undo: () => void write(setStaffRole(uid, role, !holds)),
    });
  };
  const close = (): void => setAsked(undefined);
  // Other backends don't support invitation links.
  const hasLinks = backend.kind === 'embedded';
  const invite = async (name: string, purpose: InvitationPurpose): Promise<void> => {
    if (who.kind !== 'account') return;
    const { code, patch } = inviteStaff(who.uid, name, purpose);
    if (await write(patch)) setAsked({ kind: 'link', code });
  };
  const takeBack = async (code: string, name: string): Promise<void> => {
    if (await write(revokeInvitation(code))) toast({ words: words.invited.takenBack(name) });
  };
  const rename = async (uid: string, name: string): Promise<void> => {
    if (await write(setStaffName(uid, { ...names.get(uid), name }))) close();
  };
  const remove = async (uid: string): Promise<void> => {
    const before = {
      ...setStaffRoles(uid, known.value.get(uid) ?? []),
      ...setStaffName(uid, { name: nameOf(uid), ...names.get(uid) }),
    };
    if (!(await write({ ...setStaffRoles(uid, []), ...removeStaffName(uid) }))) return;
    close();
    toast({ words: words.removed(nameOf(uid)), undo: () => void write(before) });
  };
  const shown = asked?.kind === 'link' ? links.get(asked.code) : undefined;
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
                <fieldset className="wrap settings-roles" disabled={busy || isOffline}>
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
                  <Button size="small" look="plain" onClick={() => setAsked({ kind: 'edit', uid })}>
                    {words.edit}
                    <span className="spoken"> {nameOf(uid)}</span>
                  </Button>
                </fieldset>
              )}
            </li>
          );
        })}
      </ul>
      {hasLinks ? (
        <InvitedList
          links={[...links].filter(([, { used }]) => used === undefined)}
          busy={busy}
          onShow={(code) => setAsked({ kind: 'link', code })}
          onTakeBack={(code, name) => void takeBack(code, name)}
        />
      ) : null}
      <p className="wrap">
        {hasLinks ? (
          <Button look="main" onClick={() => setAsked({ kind: 'invite' })}>
            {words.invite}
          </Button>
        ) : null}
        <Button look={hasLinks ? 'plain' : 'border'} onClick={() => setAsked({ kind: 'account' })}>
          {words.add}
        </Button>
      </p>
      {asked?.kind === 'account' ? <AccessForm known={accounts} onClose={close} /> : null}
      {asked?.kind === 'invite' ? (
        <InviteDialog
          busy={busy}
          problem={problem}
          onInvite={(name, role) => void invite(name, { kind: 'role', role })}
          onClose={close}
        />
      ) : null}
      {asked?.kind === 'link' && shown !== undefined ? (
        <StaffLinkDialog code={asked.code} invitation={shown} onClose={close} />
      ) : null}
      {asked?.kind === 'edit' ? (
        <EditStaffDialog
          name={nameOf(asked.uid)}
          busy={busy}
          problem={problem}
          onRename={(name) => void rename(asked.uid, name)}
          onNewPassword={
            hasLinks && names.get(asked.uid)?.email !== undefined
              ? () => void invite(nameOf(asked.uid), { kind: 'password', account: asked.uid })
              : undefined
          }
          onRemove={() => void remove(asked.uid)}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
