import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { STAFF_ROLES, type StaffRole } from '../../../store/people/roles.ts';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { settingsWords } from '../../kit/words/english/settings.ts';
import { staffWords } from '../../kit/words/english/staff.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly name: string;
  /** Undefined until one is chosen. */
  readonly role: StaffRole | undefined;
  readonly onName: (name: string) => void;
  readonly onRole: (role: StaffRole | undefined) => void;
}

/** The name and role of a new member of the staff. */
export function NameAndRoleFields({ name, role, onName, onRole }: Props) {
  const words = useWords(settingsWords).people;
  const { roleName } = useWords(staffWords);
  return (
    <>
      <TextField
        label={words.name}
        autoComplete="off"
        maxLength={MAX_LENGTH.name}
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
      <SelectField
        label={words.role}
        value={role ?? ''}
        onChange={({ target }) => onRole(STAFF_ROLES.find((one) => one === target.value))}
      >
        <option value="">{words.chooseRole}</option>
        {STAFF_ROLES.map((one) => (
          <option key={one} value={one}>
            {roleName(one)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
