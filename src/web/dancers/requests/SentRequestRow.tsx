import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { findNewCouples } from '../../../domain/registrant/partnerRequest.ts';
import type { StoredRequest } from '../../../store/registrant/requests.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { partnersWords } from '../../kit/words/english/partners.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { useDancerName } from './useDancerName.ts';

interface Props {
  readonly request: StoredRequest;
  readonly events: readonly CompetitionEvent[];
  readonly people: readonly RegisteredPerson[];
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly onTakeBack: () => void;
}

/** A sent request and its state. A declined one stays visible, so that the dancer doesn't ask again. */
export function SentRequestRow({ request, events, people, problem, busy, onTakeBack }: Props) {
  const { requests } = useWords(partnersWords);
  const { eventName } = useWords(termsWords);
  const name = useDancerName(people)(request.to);
  const { joinings, past } = findNewCouples(request, events, people);
  const standing = (): string => {
    if (joinings.length === 0)
      return [...new Set(past)].map((why) => requests.pastForAsker(why, name)).join(' ');
    if (joinings.every(({ joins }) => joins !== 'asker')) return requests.waiting;
    const names = joinings.map(({ event }) => eventName(event));
    return requests.confirms(name, names);
  };
  const isDeclined = request.answered === 'declined';
  return (
    <li>
      <div>
        <span className="requests-name">{name}</span>
        {isDeclined ? (
          <StateLabel tone="info">{requests.otherPlans(name)}</StateLabel>
        ) : (
          <span className="second">{standing()}</span>
        )}
        {problem === undefined ? null : (
          <p role="alert">
            <StateLabel tone="stop">{problem}</StateLabel>
          </p>
        )}
      </div>
      {isDeclined ? null : (
        <Button busy={busy} onClick={onTakeBack}>
          {requests.takeBack}
        </Button>
      )}
    </li>
  );
}
