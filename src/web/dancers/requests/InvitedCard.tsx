import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { findPlacesForGuest } from '../../../domain/registrant/partnerRequest.ts';
import { forgetInvitation, type OpenedInvitation } from '../../../store/registrant/lastInvitation.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { heldPlaceWords } from '../../kit/words/english/keptPlace.ts';
import { partnersWords } from '../../kit/words/english/partners.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { joinParts } from '../../kit/words/joinParts.ts';
import { useRequestAction } from './useRequestAction.ts';
import { useInvite, useOpenPlaces } from './useInvite.ts';
import { takeInvitedPlaces } from './acceptRequest.ts';

interface Props {
  readonly dancers: readonly string[];
  readonly events: readonly CompetitionEvent[];
  readonly people: readonly RegisteredPerson[];
}

/** Lets a registered dancer who opened a partner's link accept the reserved places with one tap. */
export function InvitedCard(props: Props) {
  const invite = useInvite();
  const { dancers, people } = props;
  return dancers.map((id) => {
    const dancer = people.find((one) => one.id === id);
    return invite === undefined || dancer === undefined ? null : (
      <PlacesCard key={id} {...props} invite={invite} dancer={dancer} />
    );
  });
}

function PlacesCard({
  invite,
  dancer,
  events,
  people,
}: Props & { readonly invite: OpenedInvitation; readonly dancer: RegisteredPerson }) {
  const { invitation } = useWords(heldPlaceWords);
  const { problem } = useWords(partnersWords);
  const { eventName } = useWords(termsWords);
  const { device, eventName: of } = useStore();
  const { deed, act } = useRequestAction();
  const places = findPlacesForGuest(dancer.id, useOpenPlaces(invite, events) ?? []);
  const by = people.find(({ id }) => id === invite.by)?.name;
  if (by === undefined || (places.length === 0 && deed.kind === 'at rest')) return null;
  const entries = new Set(places.map(({ entry }) => entry.id));
  return (
    <article className="requests-card">
      <h2>{invitation.by(by)}</h2>
      <p className="second">{joinParts(places.map(({ event }) => eventName(event)))}</p>
      <div className="requests-answers">
        <Button
          look="main"
          busy={deed.kind === 'on its way'}
          busyWord={invitation.taking}
          onClick={() =>
            void act(dancer.id, (uid) =>
              takeInvitedPlaces(device, uid, { guest: dancer.id, invite, entries }),
            ).then((isIn) => {
              if (isIn) forgetInvitation(of);
            })
          }
        >
          {invitation.take(by)}
        </Button>
      </div>
      {deed.kind === 'failed' ? (
        <p role="alert">
          <StateLabel tone="stop">{problem[deed.why]}</StateLabel>
        </p>
      ) : null}
    </article>
  );
}
