import type { ComponentProps } from 'react';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { REGISTRANT_DETAILS, type RegistrantDetail } from '../../../domain/registrant/details.ts';
import { changeRole, type MissingPart, type RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { registerWords } from '../../kit/words/english/register.ts';
import { useWords } from '../../kit/words/language.ts';
import { FeeGroupChoice } from './FeeGroupChoice.tsx';
import type { RegistrationStepProps } from './stepProps.ts';
import { useSchools } from './useSchools.ts';

const ROLES = ['lead', 'follow', 'both'] as const;
const REGISTERS_FOR = ['me', 'team'] as const;
const SCHOOL_LIST = 'register-schools';
/** Details that are not plain text fields. */
const INPUT: Readonly<
  Partial<Record<RegistrantDetail, Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>>>
> = {
  phone: { type: 'tel', autoComplete: 'tel' },
};

/** The registrant: name, email, school, price category, and role. */
export function YouStep({ draft, onChange, missing }: RegistrationStepProps) {
  const words = useWords(registerWords);
  const { configuration } = useStore();
  const { you } = words;
  const schools = useSchools();
  const say = (...about: readonly MissingPart['what'][]): string | undefined => {
    const found = missing.find(({ what }) => about.includes(what));
    return found === undefined ? undefined : words.missing(found);
  };
  const text = (name: 'name' | 'email' | RegistrantDetail | 'school') => ({
    label: you[name],
    value: draft[name],
    maxLength: MAX_LENGTH.name,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...draft, [name]: target.value } satisfies RegistrationDraft),
  });
  return (
    <>
      <TextField {...text('name')} help={you.nameHelp} autoComplete="name" error={say('name')} />
      <TextField
        {...text('email')}
        help={configuration.mails === true ? you.mailHelp : you.emailHelp}
        type="email"
        autoComplete="email"
        error={say('email', 'email form')}
      />
      {REGISTRANT_DETAILS.map((detail) => (
        <TextField key={detail} {...text(detail)} {...INPUT[detail]} optional />
      ))}
      <TextField
        {...text('school')}
        help={you.schoolHelp}
        list={SCHOOL_LIST}
        onBlur={() => onChange({ ...draft, school: schools.normalize(draft.school) })}
        autoComplete="organization"
        optional
      />
      <datalist id={SCHOOL_LIST}>
        {schools.names.map((school) => (
          <option key={school} value={school}>
            {school}
          </option>
        ))}
      </datalist>
      <CheckField
        label={you.minor}
        checked={draft.guardian !== undefined}
        onChange={({ target }) => {
          const { guardian: _, ...rest } = draft;
          onChange(target.checked ? { ...rest, guardian: '' } : rest);
        }}
      />
      {draft.guardian === undefined ? null : (
        <TextField
          label={you.guardian}
          value={draft.guardian}
          maxLength={MAX_LENGTH.name}
          error={say('guardian')}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...draft, guardian: target.value })}
        />
      )}
      <PillChoice
        label={you.registers}
        tall
        options={REGISTERS_FOR.map((value) => ({ value, words: you.whom[value] }))}
        value={draft.registers}
        onChange={(registers) => onChange({ ...draft, registers })}
      />
      <FeeGroupChoice value={draft.category} onChange={(category) => onChange({ ...draft, category })} />
      {draft.registers === 'team' ? null : (
        <PillChoice
          label={you.role}
          tall
          options={ROLES.map((value) => ({ value, words: you.roles[value] }))}
          value={draft.role}
          onChange={(role) => onChange(changeRole(draft, role))}
        />
      )}
    </>
  );
}
