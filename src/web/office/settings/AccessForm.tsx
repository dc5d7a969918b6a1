import { useState } from 'react';
import type { StaffRole } from '../../../store/people/roles.ts';
import { setStaffRole } from '../../../store/people/staff.ts';
import { setStaffName } from '../../../store/people/staffNames.ts';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { settingsWords } from '../../kit/words/english/settings.ts';
import { useWords } from '../../kit/words/language.ts';
import { NameAndRoleFields } from './NameAndRoleFields.tsx';

interface Props {
  readonly known: readonly string[];
  readonly onClose: () => void;
}

/** True for a valid account id: not too long, and only characters allowed in a key of the tree. */
const isAccount = (id: string): boolean => /^[\w-]{1,128}$/.test(id);

export function AccessForm({ known, onClose }: Props) {
  const words = useWords(settingsWords).people;
  const { busy, problem, write } = usePatchWriter({ ofTheMoment: true });
  const [account, setAccount] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole>();
  const uid = account.trim();
  let missing: string | undefined;
  if (!isAccount(uid)) missing = words.problem.account;
  else if (known.includes(uid)) missing = words.problem.known;
  else if (name.trim() === '') missing = words.problem.name;
  else if (role === undefined) missing = words.problem.role;
  const give = async (): Promise<void> => {
    if (role === undefined) return;
    const patch = { ...setStaffName(uid, { name: name.trim() }), ...setStaffRole(uid, role, true) };
    if (await write(patch)) onClose();
  };
  return (
    <Dialog
      open
      question={words.add}
      verb={words.verb}
      busy={busy}
      busyWord={words.saving}
      blocked={missing}
      onSubmit={() => void give()}
      onClose={onClose}
    >
      <div className="stack">
        <p>{words.addMore}</p>
        <TextField
          label={words.account}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={account}
          onChange={({ target }) => setAccount(target.value)}
        />
        <NameAndRoleFields name={name} role={role} onName={setName} onRole={setRole} />
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </Dialog>
  );
}
