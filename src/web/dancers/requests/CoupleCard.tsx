import type { CompetitionEvent } from '../../../domain/competition.ts';
import { dancedTogether } from '../../../domain/registrant/partnerRequest.ts';
import type { StoredRequest } from '../../../store/registrant/requests.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { partners } from '../../kit/words/english/partners.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

/** A confirmed couple: number, names, events. Hidden once they share no event. */
export function CoupleCard({
  request,
  events,
}: {
  readonly request: StoredRequest;
  readonly events: readonly CompetitionEvent[];
}) {
  const { requests } = useWords(partners);
  const { eventName } = useWords(terms);
  const couples = dancedTogether(request, events);
  const [first] = couples;
  if (first === undefined) return null;
  const { number, leadName, followName } = first.entry;
  return (
    <article className="requests-card requests-together">
      <h2>{requests.together}</h2>
      {number === undefined ? (
        <p className="second">{requests.noNumber}</p>
      ) : (
        <NumberCard number={number} size="hero" />
      )}
      <p>
        <b>{requests.couple(leadName, followName)}</b>
      </p>
      <ul>
        {couples.map(({ event }) => (
          <li key={event.key}>
            <span>{eventName(event)}</span>
            <StateLabel tone="ok">{requests.entered}</StateLabel>
          </li>
        ))}
      </ul>
    </article>
  );
}
