import { LONGEST } from '../../domain/bounds.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import type { ChosenEvent, Missing, Partner, RegistrationDraft } from '../../domain/registrant/draft.ts';
import { Field } from '../parts/field/Field.tsx';
import { SelectField } from '../parts/field/SelectField.tsx';
import { TextAreaField } from '../parts/field/TextAreaField.tsx';
import { PillChoice } from '../parts/pill/PillChoice.tsx';
import { register } from '../words/english/register.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import type { StepProps } from './stepProps.ts';

const USUAL = ['named', 'wanted'] as const;
const EACH = ['as usual', 'named', 'wanted'] as const;
const ROLES = ['lead', 'follow'] as const;
/** The rules take so much, and no address. */
const LONGEST_WISH = 300;

/** The name that was typed stays when somebody looks at the other choice and comes back. */
const partnerOf = (kind: Partner['kind'], was: Partner): Partner =>
  kind === 'named' ? { kind, name: was.kind === 'named' ? was.name : '' } : { kind };

const withChosen = (draft: RegistrationDraft, changed: ChosenEvent): RegistrationDraft => ({
  ...draft,
  chosen: draft.chosen.map((one) => (one.event === changed.event ? changed : one)),
});

interface RowProps extends Pick<StepProps, 'draft' | 'onChange'> {
  readonly chosen: ChosenEvent;
  readonly event: CompetitionEvent | undefined;
  readonly problem: string | undefined;
}

/** With whom one event is danced, and by somebody who dances both roles in which. */
function EventRow({ draft, onChange, chosen, event, problem }: RowProps) {
  const { partners, you } = useWords(register);
  const { eventName } = useWords(terms);
  const name = event === undefined ? chosen.event : eventName(event);
  const change = (more: Partial<ChosenEvent>): void => onChange(withChosen(draft, { ...chosen, ...more }));
  const { usualPartner } = draft;
  const said = {
    'as usual':
      usualPartner.kind === 'named' ? partners.asUsual(usualPartner.name.trim()) : partners.nobodyYet,
    named: partners.other,
    wanted: partners.wanted,
  };
  const offered = EACH.filter((kind) => kind !== 'wanted' || usualPartner.kind !== 'wanted');
  return (
    <li className="register-row">
      <SelectField
        label={name}
        value={chosen.partner.kind}
        error={chosen.partner.kind === 'named' ? undefined : problem}
        onChange={({ target }) => {
          const kind = EACH.find((one) => one === target.value) ?? 'as usual';
          change({ partner: partnerOf(kind, chosen.partner) });
        }}
      >
        {offered.map((kind) => (
          <option key={kind} value={kind}>
            {said[kind]}
          </option>
        ))}
      </SelectField>
      {chosen.partner.kind === 'named' ? (
        <Field
          label={partners.nameIn(name)}
          value={chosen.partner.name}
          maxLength={LONGEST.name}
          error={problem}
          autoComplete="off"
          onChange={({ target }) => change({ partner: { kind: 'named', name: target.value } })}
        />
      ) : null}
      {draft.role === 'both' ? (
        <PillChoice
          label={partners.role}
          options={ROLES.map((value) => ({ value, words: you.roles[value] }))}
          value={chosen.role}
          onChange={(role) => change({ role })}
        />
      ) : null}
    </li>
  );
}

/** With whom: said once for all events, and otherwise where an event is danced with somebody else. */
export default function PartnersStep({ draft, onChange, events, missing }: StepProps) {
  const words = useWords(register);
  const { partners } = words;
  const { usualPartner } = draft;
  const missingOf = (chosen: ChosenEvent) =>
    missing.find((one) => 'event' in one && one.event === chosen.event);
  /** What is wrong with the one name is said once, beside it; what is wrong with an event, at the event. */
  const isOfTheName = (one: Missing): boolean => one.what === 'partner' || one.what === 'own name';
  const usual = draft.chosen.filter(({ partner }) => partner.kind === 'as usual');
  const usualProblem = usual.flatMap((chosen) => missingOf(chosen) ?? []).find(isOfTheName);
  const problemOf = (chosen: ChosenEvent): string | undefined => {
    const found = missingOf(chosen);
    if (found === undefined || (chosen.partner.kind === 'as usual' && isOfTheName(found))) return undefined;
    return words.missing(found);
  };
  return (
    <>
      <PillChoice
        label={partners.usual}
        tall
        options={USUAL.map((value) => ({
          value,
          words: value === 'named' ? partners.byName : partners.wanted,
        }))}
        value={usualPartner.kind}
        onChange={(kind) =>
          onChange({
            ...draft,
            usualPartner: kind === 'wanted' ? { kind } : { kind, name: '' },
          })
        }
      />
      {usualPartner.kind === 'named' ? (
        <Field
          label={partners.name}
          help={partners.nameHelp}
          value={usualPartner.name}
          maxLength={LONGEST.name}
          error={usualProblem === undefined ? undefined : words.missing(usualProblem)}
          autoComplete="off"
          onChange={({ target }) =>
            onChange({ ...draft, usualPartner: { kind: 'named', name: target.value } })
          }
        />
      ) : null}
      {usualPartner.kind === 'wanted' || draft.chosen.some(({ partner }) => partner.kind === 'wanted') ? (
        <TextAreaField
          label={partners.wish}
          help={partners.wishHelp}
          value={draft.wish}
          maxLength={LONGEST_WISH}
          // An @ would be an address, which the rules refuse: everybody reads it.
          onChange={({ target }) => onChange({ ...draft, wish: target.value.replaceAll('@', '') })}
        />
      ) : null}
      <section className="register-each">
        <h2>{partners.each}</h2>
        <ul>
          {draft.chosen.map((chosen) => (
            <EventRow
              key={chosen.event}
              draft={draft}
              onChange={onChange}
              chosen={chosen}
              event={events.find(({ key }) => key === chosen.event)}
              problem={problemOf(chosen)}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
