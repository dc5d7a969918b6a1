import { MAX_LENGTH } from '../../../domain/bounds.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import {
  EMPTY_PARTNER,
  type PartnerToRegister,
  type ChosenEvent,
  type MissingPart,
  type PartnerChoice,
  type RegistrationDraft,
} from '../../../domain/registrant/draft.ts';
import { matchPeople } from '../../../domain/people/matchPeople.ts';
import { findHeldPlaces } from '../../../domain/registrant/namedPlace.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { heldPlaceWords } from '../../kit/words/english/keptPlace.ts';
import { registerWords } from '../../kit/words/english/register.ts';
import { registerPartnersWords } from '../../kit/words/english/registerPartners.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { FeeGroupChoice } from './FeeGroupChoice.tsx';
import { ReservedPlaces } from './ReservedPlaces.tsx';
import { RegisteredPartner } from './RegisteredPartner.tsx';
import type { RegistrationStepProps } from './stepProps.ts';

const USUAL_CHOICES = ['named', 'wanted'] as const;
const EVENT_CHOICES = ['as usual', 'named', 'wanted'] as const;
const ROLES = ['lead', 'follow'] as const;
/** The limit in the access rules, which also refuse email addresses. */
const MAX_WISH_LENGTH = 300;

/** Keeps the typed name when the other choice is selected and then left. */
const partnerOf = (kind: (typeof EVENT_CHOICES)[number], was: PartnerChoice): PartnerChoice =>
  kind === 'named' ? { kind, name: was.kind === 'named' ? was.name : '' } : { kind };

const withChosen = (draft: RegistrationDraft, ...changed: readonly ChosenEvent[]): RegistrationDraft => ({
  ...draft,
  chosen: draft.chosen.map((one) => changed.find(({ event }) => event === one.event) ?? one),
});

interface RowProps extends Pick<RegistrationStepProps, 'draft' | 'onChange'> {
  readonly chosen: ChosenEvent;
  readonly event: CompetitionEvent | undefined;
  readonly problem: string | undefined;
  /** A complete couple with the same names is in it. */
  readonly isEntered: boolean;
}

/** The partner for one event, and the role for a dancer who dances both. */
function EventRow({ draft, onChange, chosen, event, problem, isEntered }: RowProps) {
  const { you } = useWords(registerWords);
  const partners = useWords(registerPartnersWords);
  const places = useWords(heldPlaceWords);
  const { eventName } = useWords(termsWords);
  const name = event === undefined ? chosen.event : eventName(event);
  const change = (more: Partial<ChosenEvent>): void => onChange(withChosen(draft, { ...chosen, ...more }));
  const { usualPartner } = draft;
  const said = {
    'as usual':
      usualPartner.kind === 'named' ? partners.asUsual(usualPartner.name.trim()) : partners.nobodyYet,
    named: partners.other,
    wanted: partners.wanted,
  };
  const offered = EVENT_CHOICES.filter((kind) => kind !== 'wanted' || usualPartner.kind !== 'wanted');
  if (chosen.partner.kind === 'joins')
    return (
      <li className="register-row">
        <p>
          <b>{name}</b>
          <br />
          <span className="second">
            {chosen.partner.isInvited === true
              ? places.invitation.yours(chosen.partner.name)
              : places.asks(chosen.partner.name)}
          </span>
        </p>
        {problem === undefined ? null : (
          <p role="alert">
            <StateLabel tone="stop">{problem}</StateLabel>
          </p>
        )}
        <p>
          <Button size="small" onClick={() => change({ partner: { kind: 'as usual' } })}>
            {partners.other}
          </Button>
        </p>
      </li>
    );
  return (
    <li className="register-row">
      <SelectField
        label={name}
        value={chosen.partner.kind}
        error={chosen.partner.kind === 'named' ? undefined : problem}
        onChange={({ target }) => {
          const kind = EVENT_CHOICES.find((one) => one === target.value) ?? 'as usual';
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
        <TextField
          label={partners.nameIn(name)}
          value={chosen.partner.name}
          maxLength={MAX_LENGTH.name}
          error={problem}
          autoComplete="off"
          onChange={({ target }) => change({ partner: { kind: 'named', name: target.value } })}
        />
      ) : null}
      {chosen.partner.kind === 'named' && chosen.isNamesake !== true ? (
        <RegisteredPartner name={chosen.partner.name} />
      ) : null}
      {isEntered ? (
        <CheckField
          label={places.namesakes}
          checked={chosen.isNamesake === true}
          onChange={({ target }) => {
            const { isNamesake: _, ...before } = chosen;
            onChange(withChosen(draft, target.checked ? { ...before, isNamesake: true } : before));
          }}
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

/**
 * Registers the usual partner too, unless they are registered already. The partner consents later, with their
 * own code.
 */
function PartnerToo({
  draft,
  onChange,
  missing,
  name,
}: Pick<RegistrationStepProps, 'draft' | 'onChange' | 'missing'> & { readonly name: string }) {
  const words = useWords(registerWords);
  const { you } = words;
  const partners = useWords(registerPartnersWords);
  const { partnerToo: along, ...alone } = draft;
  const people = valueOr(useLive(useStore().device, competitors), undefined) ?? [];
  if (along === undefined && matchPeople(name, people).length === 1) return null;
  const say = (about: MissingPart['what']): string | undefined => {
    const found = missing.find(({ what }) => what === about);
    return found === undefined ? undefined : words.missing(found);
  };
  const change = (partnerToo: PartnerToRegister): void => onChange({ ...alone, partnerToo });
  return (
    <>
      <CheckField
        label={partners.too(name)}
        help={partners.tooHelp}
        checked={along !== undefined}
        onChange={({ target }) => onChange(target.checked ? { ...alone, partnerToo: EMPTY_PARTNER } : alone)}
      />
      {along === undefined ? null : (
        <>
          <TextField
            label={partners.email}
            type="email"
            value={along.email}
            maxLength={MAX_LENGTH.name}
            error={say('partner email')}
            autoComplete="off"
            onChange={({ target }) => change({ ...along, email: target.value })}
          />
          <FeeGroupChoice value={along.category} onChange={(category) => change({ ...along, category })} />
          <CheckField
            label={partners.minor}
            checked={along.guardian !== undefined}
            onChange={({ target }) => {
              const { guardian: _, ...ofAge } = along;
              change(target.checked ? { ...ofAge, guardian: '' } : ofAge);
            }}
          />
          {along.guardian === undefined ? null : (
            <TextField
              label={you.guardian}
              value={along.guardian}
              maxLength={MAX_LENGTH.name}
              error={say('partner guardian')}
              autoComplete="off"
              onChange={({ target }) => change({ ...along, guardian: target.value })}
            />
          )}
        </>
      )}
    </>
  );
}

/** The partner: once for all events, with exceptions per event. */
export default function PartnersStep({ draft, onChange, events, missing }: RegistrationStepProps) {
  const words = useWords(registerWords);
  const partners = useWords(registerPartnersWords);
  const { usualPartner } = draft;
  const missingOf = (chosen: ChosenEvent) =>
    missing.find((one) => 'event' in one && one.event === chosen.event);
  const placesIn = ({ event }: ChosenEvent) =>
    findHeldPlaces(
      draft.name,
      events.filter(({ key }) => key === event),
    );
  /** A problem with the shared name is shown once, beside it; a problem with an event, at the event. */
  const isOfTheName = (one: MissingPart): boolean => one.what === 'partner' || one.what === 'own name';
  const usual = draft.chosen.filter(({ partner }) => partner.kind === 'as usual');
  /** The questions above name the partner in each event. */
  const isJoined =
    draft.partnerToo === undefined && draft.chosen.every(({ partner }) => partner.kind === 'joins');
  const usualProblem = usual.flatMap((chosen) => missingOf(chosen) ?? []).find(isOfTheName);
  const problemOf = (chosen: ChosenEvent): string | undefined => {
    const found = missingOf(chosen);
    // The question above the list shows it.
    if (found === undefined || found.what === 'your place') return undefined;
    if (chosen.partner.kind === 'as usual' && isOfTheName(found)) return undefined;
    return words.missing(found);
  };
  return (
    <>
      <ReservedPlaces
        draft={draft}
        events={events}
        missing={missing}
        onChange={(changed) => onChange(withChosen(draft, ...changed))}
      />
      {isJoined ? null : (
        <>
          <PillChoice
            label={partners.usual}
            tall
            options={USUAL_CHOICES.map((value) => ({
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
            <TextField
              label={partners.name}
              help={partners.nameHelp}
              value={usualPartner.name}
              maxLength={MAX_LENGTH.name}
              error={usualProblem === undefined ? undefined : words.missing(usualProblem)}
              autoComplete="off"
              onChange={({ target }) =>
                onChange({ ...draft, usualPartner: { kind: 'named', name: target.value } })
              }
            />
          ) : null}
          {usualPartner.kind === 'named' &&
          draft.partnerToo === undefined &&
          usual.some(({ isNamesake }) => isNamesake !== true) ? (
            <RegisteredPartner name={usualPartner.name} />
          ) : null}
          {usualPartner.kind === 'named' && usualPartner.name.trim() !== '' ? (
            <PartnerToo draft={draft} onChange={onChange} missing={missing} name={usualPartner.name.trim()} />
          ) : null}
        </>
      )}
      {usualPartner.kind === 'wanted' || draft.chosen.some(({ partner }) => partner.kind === 'wanted') ? (
        <TextAreaField
          label={partners.wish}
          optional
          help={partners.wishHelp}
          value={draft.wish}
          maxLength={MAX_WISH_LENGTH}
          // An @ would be part of an email address, which the rules refuse: the wish is public.
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
              isEntered={
                missingOf(chosen)?.what === 'entered already' ||
                (chosen.isNamesake === true && placesIn(chosen).length === 0)
              }
            />
          ))}
        </ul>
      </section>
    </>
  );
}
