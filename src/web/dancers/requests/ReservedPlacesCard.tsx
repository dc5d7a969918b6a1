import type { CompetitionEvent } from '../../../domain/competition.ts';
import { MAX_COUNT } from '../../../domain/bounds.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { findHeldPlaces, type NamedPlace } from '../../../domain/registrant/namedPlace.ts';
import { findNewCouples } from '../../../domain/registrant/partnerRequest.ts';
import { createRequest } from '../../../store/registrant/requestWrites.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { heldPlaceWords } from '../../kit/words/english/keptPlace.ts';
import { partnersWords } from '../../kit/words/english/partners.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { joinParts } from '../../kit/words/joinParts.ts';
import { useRequestAction } from './useRequestAction.ts';
import type { DancerRequests } from './useRequests.ts';

interface Props {
  readonly requests: DancerRequests;
  readonly dancer: RegisteredPerson;
  readonly events: readonly CompetitionEvent[];
  readonly people: readonly RegisteredPerson[];
}

/** Groups the places by partner: one request covers all places of a partner. */
function groupByPartner({ requests: { sent, freeSlotOf }, dancer, events, people }: Props): readonly {
  readonly id: string;
  readonly name: string;
  readonly places: readonly NamedPlace[];
  readonly slot: number;
}[] {
  const slot = freeSlotOf(dancer.id);
  if (slot === undefined || slot >= MAX_COUNT.openRequests) return [];
  const asked = new Set(sent.filter(({ from }) => from === dancer.id).map(({ to }) => to));
  const places = findHeldPlaces(dancer.name, events).filter(({ event, entry, partner }) => {
    const request = { from: dancer.id, to: partner.id, entries: new Map([[event.key, entry.id]]) };
    return findNewCouples(request, events, people).joinings.length > 0;
  });
  return [...new Map(places.map(({ partner }) => [partner.id, partner])).values()]
    .filter(({ id }) => id !== dancer.id && !asked.has(id))
    .map((partner) => ({ ...partner, slot, places: places.filter((one) => one.partner.id === partner.id) }));
}

/**
 * Places that others have reserved for a dancer of this name. The dancer asks to join, since a name alone
 * proves nothing.
 */
export function ReservedPlacesCard(props: Props) {
  const { dancer, people } = props;
  const words = useWords(heldPlaceWords);
  const { asking: askWords, problem } = useWords(partnersWords);
  const { eventName } = useWords(termsWords);
  const { deed, act } = useRequestAction();
  return groupByPartner(props).map(({ id, name, places, slot }) => {
    const entries = new Map(places.map(({ event, entry }) => [event.key, entry.id]));
    const school = people.find((one) => one.id === id)?.affiliation;
    return (
      <article key={id} className="requests-card">
        <h2>{words.titleOf(dancer.name)}</h2>
        <p>{words.entered(name)}</p>
        <p className="second">{joinParts([school, ...places.map(({ event }) => eventName(event))])}</p>
        <div className="requests-answers">
          <Button
            look="main"
            busy={deed.kind === 'on its way' && deed.about === id}
            busyWord={askWords.busy}
            onClick={() => void act(id, () => createRequest({ from: dancer.id, to: id }, entries, '', slot))}
          >
            {words.ask(name)}
          </Button>
        </div>
        {deed.kind === 'failed' && deed.about === id ? (
          <p role="alert">
            <StateLabel tone="stop">{problem[deed.why]}</StateLabel>
          </p>
        ) : null}
        <p className="second">{words.moreOf(name)}</p>
      </article>
    );
  });
}
