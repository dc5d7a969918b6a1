import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { ChosenEvent, RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { findHeldPlaces, type NamedPlace } from '../../../domain/registrant/namedPlace.ts';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { heldPlace } from '../../kit/words/english/keptPlace.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly draft: RegistrationDraft;
  readonly events: readonly CompetitionEvent[];
  readonly onChange: (chosen: ChosenEvent) => void;
}

const NOT_ME = '';

const answerOf = ({ partner, isNamesake }: ChosenEvent): string | undefined => {
  if (partner.kind === 'joins') return partner.entry;
  return isNamesake === true ? NOT_ME : undefined;
};

/** The partner's name, with the school if several partners share it. */
const partnerSaid = ({ entry, partner: { name } }: NamedPlace, places: readonly NamedPlace[]): string =>
  places.some((one) => one.entry !== entry && one.partner.name === name) && entry.affiliation !== ''
    ? `${name} (${entry.affiliation})`
    : name;

/** Places reserved by name in others' entries. Only the registrant knows if they are meant. */
export function ReservedPlaces({ draft, events, onChange }: Props) {
  const words = useWords(heldPlace);
  const { eventName } = useWords(terms);
  const asked = draft.chosen.flatMap((chosen) => {
    const event = events.find(({ key }) => key === chosen.event);
    const isInvited = chosen.partner.kind === 'joins' && chosen.partner.isInvited === true;
    const places = event === undefined || isInvited ? [] : findHeldPlaces(draft.name, [event]);
    return event === undefined || places.length === 0 ? [] : [{ chosen, event, places }];
  });
  if (asked.length === 0) return null;
  return (
    <section className="register-each">
      <h2>{words.title}</h2>
      <p className="second">{words.more}</p>
      <ul>
        {asked.map(({ chosen, event, places }) => (
          <li key={event.key} className="register-row">
            <p>
              <b>
                {words.in(
                  eventName(event),
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
                  value: String(place.entry.id),
                  words: words.yes(partnerSaid(place, places)),
                })),
                { value: NOT_ME, words: words.no },
              ]}
              value={answerOf(chosen)}
              onChange={(said) => {
                const place = places.find(({ entry }) => entry.id === said);
                const { isNamesake: _, ...before } = chosen;
                onChange(
                  place === undefined
                    ? { ...before, partner: { kind: 'as usual' }, isNamesake: true }
                    : {
                        ...before,
                        role: place.role,
                        partner: { kind: 'joins', entry: place.entry.id, ...place.partner },
                      },
                );
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
