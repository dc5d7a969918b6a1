import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { findNewCouples } from '../../../domain/registrant/partnerRequest.ts';
import type { StoredRequest } from '../../../store/registrant/requests.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { partnersWords } from '../../kit/words/english/partners.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { joinParts } from '../../kit/words/joinParts.ts';
import { useDancerName } from './useDancerName.ts';

interface Props {
  readonly request: StoredRequest;
  readonly events: readonly CompetitionEvent[];
  readonly people: readonly RegisteredPerson[];
  /** This device has several dancers, so the card names the one asked. */
  readonly isForSeveral: boolean;
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A request received: sender, events, message, and the two answers. Gives the reason if accepting is impossible. */
export function RequestCard(props: Props) {
  const { request, events, people, isForSeveral, problem, busy, onYes, onNo } = props;
  const words = useWords(partnersWords);
  const { requests } = words;
  const { eventName } = useWords(termsWords);
  const nameOf = useDancerName(people);
  const { joinings, past } = findNewCouples(request, events, people);
  const name = nameOf(request.from);
  const school = people.find(({ id }) => id === request.from)?.affiliation ?? '';
  const [first] = joinings;
  const isNamed = first?.joins === 'asker';
  const asks = isForSeveral ? requests.asksDancer(name, nameOf(request.to)) : requests.asks(name);
  return (
    <article className="requests-card">
      <h2>{first === undefined ? requests.askedYou(name) : asks}</h2>
      {first === undefined ? null : (
        <p className="second">
          {[words.looksAs[first.role === 'lead' ? 'follow' : 'lead'], school]
            .filter((text) => text !== '')
            .join(' ')}
          <br />
          {joinParts(joinings.map(({ event }) => eventName(event)))}
        </p>
      )}
      {isNamed ? <p>{requests.namedBy(name)}</p> : null}
      {request.note === '' ? null : <q>{request.note}</q>}
      {[...new Set(past)].map((why) => (
        <p key={why} className="second">
          {requests.past(why, name)}
        </p>
      ))}
      <div className="requests-answers">
        {first === undefined ? null : (
          <Button look="main" busy={busy} busyWord={requests.saying} onClick={onYes}>
            {isNamed ? requests.confirm : requests.yes}
          </Button>
        )}
        <Button busy={busy} onClick={onNo}>
          {first === undefined ? requests.remove : requests.no}
        </Button>
      </div>
      {problem === undefined ? null : (
        <p role="alert">
          <StateLabel tone="stop">{problem}</StateLabel>
        </p>
      )}
      {first === undefined ? null : <p className="second">{requests.kind(nameOf(request.to))}</p>}
    </article>
  );
}
