import { useState } from 'react';
import type { StaffRole } from '../../../store/people/roles.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { settingsWords } from '../../kit/words/english/settings.ts';
import { useWords } from '../../kit/words/language.ts';
import { NameAndRoleFields } from './NameAndRoleFields.tsx';

interface Props {
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onInvite: (name: string, role: StaffRole) => void;
  readonly onClose: () => void;
}

export function InviteDialog({ busy, problem, onInvite, onClose }: Props) {
  const words = useWords(settingsWords).people;
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole>();
  const noRole = role === undefined ? words.problem.role : undefined;
  return (
    <Dialog
      open
      question={words.invite}
      verb={words.makeLink}
      busy={busy}
      busyWord={words.making}
      blocked={name.trim() === '' ? words.problem.name : noRole}
      onSubmit={() => (role === undefined ? undefined : onInvite(name, role))}
      onClose={onClose}
    >
      <div className="stack">
        <p>{words.inviteMore}</p>
        <NameAndRoleFields name={name} role={role} onName={setName} onRole={setRole} />
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </Dialog>
  );
}
