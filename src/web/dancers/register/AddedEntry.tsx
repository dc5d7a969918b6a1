import { MAX_LENGTH } from '../../../domain/bounds.ts';
import type { ChosenEvent } from '../../../domain/registrant/draft.ts';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { heldPlaceWords } from '../../kit/words/english/keptPlace.ts';
import { registerWords } from '../../kit/words/english/register.ts';
import { registerPartnersWords } from '../../kit/words/english/registerPartners.ts';
import { useWords } from '../../kit/words/language.ts';
import { RegisteredPartner } from './RegisteredPartner.tsx';

interface Props {
  /** The name of the event. */
  readonly name: string;
  readonly chosen: ChosenEvent;
  readonly problem: string | undefined;
  /** A couple with the same two names is entered already. */
  readonly isEntered: boolean;
  readonly onChange: (chosen: ChosenEvent) => void;
}

const ROLES = ['lead', 'follow'] as const;
const PARTNERS = ['named', 'wanted'] as const;

/** Role and partner for an event that the dancer adds. */
export function AddedEntry({ name, chosen, problem, isEntered, onChange }: Props) {
  const { you } = useWords(registerWords);
  const partners = useWords(registerPartnersWords);
  const { namesakes } = useWords(heldPlaceWords);
  const { partner } = chosen;
  return (
    <div className="own-added">
      <PillChoice
        label={partners.role}
        options={ROLES.map((value) => ({ value, words: you.roles[value] }))}
        value={chosen.role}
        onChange={(role) => onChange({ ...chosen, role })}
      />
      <PillChoice
        label={name}
        quiet
        options={PARTNERS.map((value) => ({
          value,
          words: value === 'named' ? partners.byName : partners.wanted,
        }))}
        value={partner.kind === 'wanted' ? 'wanted' : 'named'}
        onChange={(kind) =>
          onChange({ ...chosen, partner: kind === 'wanted' ? { kind } : { kind, name: '' } })
        }
      />
      {partner.kind === 'named' ? (
        <TextField
          label={partners.nameIn(name)}
          value={partner.name}
          maxLength={MAX_LENGTH.name}
          error={problem}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...chosen, partner: { kind: 'named', name: target.value } })}
        />
      ) : null}
      {partner.kind === 'named' && chosen.isNamesake !== true ? (
        <RegisteredPartner name={partner.name} />
      ) : null}
      {isEntered ? (
        <CheckField
          label={namesakes}
          checked={chosen.isNamesake === true}
          onChange={({ target }) => {
            const { isNamesake: _, ...before } = chosen;
            onChange(target.checked ? { ...before, isNamesake: true } : before);
          }}
        />
      ) : null}
    </div>
  );
}
