import { useState } from 'react';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { STAFF_ROLES, type StaffRole } from '../../../store/people/roles.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { settings } from '../../kit/words/english/settings.ts';
import { staff as staffWords } from '../../kit/words/english/staff.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onInvite: (name: string, role: StaffRole) => void;
  readonly onClose: () => void;
}

export function InviteDialog({ busy, problem, onInvite, onClose }: Props) {
  const words = useWords(settings).people;
  const { roleName } = useWords(staffWords);
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole>('scrutineer');
  return (
    <Dialog
      open
      question={words.invite}
      verb={words.makeLink}
      busy={busy}
      busyWord={words.making}
      blocked={name.trim() === '' ? words.problem.name : undefined}
      onSubmit={() => onInvite(name, role)}
      onClose={onClose}
    >
      <div className="stack">
        <p>{words.inviteMore}</p>
        <TextField
          label={words.name}
          autoComplete="off"
          maxLength={MAX_LENGTH.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label={words.role}
          value={role}
          onChange={({ target }) => setRole(STAFF_ROLES.find((one) => one === target.value) ?? role)}
        >
          {STAFF_ROLES.map((one) => (
            <option key={one} value={one}>
              {roleName(one)}
            </option>
          ))}
        </SelectField>
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </Dialog>
  );
}
