import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { ChosenEvent, MissingPart, RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { findHeldPlaces, type NamedPlace } from '../../../domain/registrant/namedPlace.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { heldPlaceWords } from '../../kit/words/english/keptPlace.ts';
import { registerWords } from '../../kit/words/english/register.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly draft: RegistrationDraft;
  readonly events: readonly CompetitionEvent[];
  /** Empty until the first try to go on. */
  readonly missing: readonly MissingPart[];
  readonly onChange: (changed: readonly ChosenEvent[]) => void;
}

interface HeldEvent {
  readonly chosen: ChosenEvent;
  readonly event: CompetitionEvent;
  readonly places: readonly NamedPlace[];
}

const NOT_ME = '';

const partnersOf = ({ places }: HeldEvent): string => places.map(({ partner }) => partner.id).join(' ');

/** The partner's id, or `NOT_ME`. */
const answerOf = ({ partner, isNamesake }: ChosenEvent): string | undefined => {
  if (partner.kind === 'joins') return partner.id;
  return isNamesake === true ? NOT_ME : undefined;
};

/** The partner's name, with the school if several partners share it. */
const partnerSaid = ({ entry, partner: { name } }: NamedPlace, places: readonly NamedPlace[]): string =>
  places.some((one) => one.entry !== entry && one.partner.name === name) && entry.affiliation !== ''
    ? `${name} (${entry.affiliation})`
    : name;

function answered({ chosen, places }: HeldEvent, said: string): ChosenEvent {
  const place = places.find(({ partner }) => partner.id === said);
  const { isNamesake: _, ...before } = chosen;
  return place === undefined
    ? { ...before, partner: { kind: 'as usual' }, isNamesake: true }
    : { ...before, role: place.role, partner: { kind: 'joins', entry: place.entry.id, ...place.partner } };
}

/** Places reserved by name in others' entries. Only the registrant knows if they are meant: one question per partner. */
export function ReservedPlaces({ draft, events, missing, onChange }: Props) {
  const words = useWords(heldPlaceWords);
  const { missing: missingWords } = useWords(registerWords);
  const { eventName } = useWords(termsWords);
  const held = draft.chosen.flatMap((chosen): readonly HeldEvent[] => {
    const event = events.find(({ key }) => key === chosen.event);
    const isInvited = chosen.partner.kind === 'joins' && chosen.partner.isInvited === true;
    const places = event === undefined || isInvited ? [] : findHeldPlaces(draft.name, [event]);
    return event === undefined || places.length === 0 ? [] : [{ chosen, event, places }];
  });
  if (held.length === 0) return null;
  return (
    <section className="register-each">
      <h2>{words.title}</h2>
      <p className="second">{words.more}</p>
      <ul>
        {[...new Set(held.map(partnersOf))].map((partners) => {
          const inEvents = held.filter((one) => partnersOf(one) === partners);
          const places = inEvents[0]?.places ?? [];
          const answers = new Set(inEvents.map(({ chosen }) => answerOf(chosen)));
          const problem = missing.find(
            (one) => one.what === 'your place' && inEvents.some(({ event }) => event.key === one.event),
          );
          return (
            <li key={partners} className="register-row">
              <p>
                <b>
                  {words.in(
                    inEvents.map(({ event }) => eventName(event)),
                    places.map((place) => partnerSaid(place, places)),
                  )}
                </b>
              </p>
              <PillChoice
                label={words.title}
                quiet
                tall
                options={[
                  ...places.map((place) => ({
                    value: place.partner.id,
                    words: words.yes(partnerSaid(place, places)),
                  })),
                  { value: NOT_ME, words: words.no },
                ]}
                value={answers.size === 1 ? [...answers][0] : undefined}
                onChange={(said) => onChange(inEvents.map((one) => answered(one, said)))}
              />
              {problem === undefined ? null : (
                <p role="alert">
                  <StateLabel tone="stop">{missingWords(problem)}</StateLabel>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
