import type { CompetitionEvent } from '../../../domain/competition.ts';
import { findSharedEvents } from '../../../domain/registrant/partnerRequest.ts';
import type { StoredRequest } from '../../../store/registrant/requests.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { partnersWords } from '../../kit/words/english/partners.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

/** A confirmed couple: number, names, events. Hidden once they share no event. */
export function CoupleCard({
  request,
  events,
}: {
  readonly request: StoredRequest;
  readonly events: readonly CompetitionEvent[];
}) {
  const { requests } = useWords(partnersWords);
  const { eventName } = useWords(termsWords);
  const couples = findSharedEvents(request, events);
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
