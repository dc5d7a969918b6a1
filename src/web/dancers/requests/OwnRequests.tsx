import { Fragment } from 'react';
import { Link } from 'wouter';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { isWaitingForPartner } from '../../../domain/registrant/partnerRequest.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { screens } from '../../kit/screens/screens.ts';
import { partnersWords } from '../../kit/words/english/partners.ts';
import { useWords } from '../../kit/words/language.ts';
import { LinkPartners } from './LinkPartners.tsx';
import { InvitedCard } from './InvitedCard.tsx';
import { ReservedPlacesCard } from './ReservedPlacesCard.tsx';
import RequestsPart from './RequestsPart.tsx';
import { useRequests } from './useRequests.ts';

interface Props {
  /** The dancers of one registration. The same array while unchanged. */
  readonly dancers: readonly string[];
  readonly events: readonly CompetitionEvent[];
}

/** Requests to and from the dancers of a registration, and a link to the partner list for those still searching. */
export default function OwnRequests({ dancers, events }: Props) {
  const words = useWords(partnersWords);
  const people = valueOr(useLive(useStore().device, competitors), undefined);
  const requests = useRequests(dancers);
  if (people === undefined) return null;
  return (
    <>
      <InvitedCard dancers={dancers} events={events} people={people} />
      <RequestsPart requests={requests} dancers={dancers} events={events} people={people} />
      {people
        .filter(({ id }) => dancers.includes(id))
        .map((dancer) => (
          <Fragment key={dancer.id}>
            <LinkPartners dancer={dancer} events={events} />
            <ReservedPlacesCard requests={requests} dancer={dancer} events={events} people={people} />
          </Fragment>
        ))}
      {dancers.some((dancer) => isWaitingForPartner(dancer, events)) ? (
        <p>
          <Link className="requests-list" to={screens.partnerSearch.link()}>
            {words.title}
          </Link>
        </p>
      ) : null}
    </>
  );
}
