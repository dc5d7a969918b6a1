import { useMemo } from 'react';
import { listOwnEntries, findLockReason } from '../../../domain/registrant/ownEntries.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { invitationPath, revokeGuestPlace } from '../../../store/registrant/invitations.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';
import { valueOr } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { heldPlaceWords } from '../../kit/words/english/keptPlace.ts';
import { partnersWords } from '../../kit/words/english/partners.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { useRequestAction } from './useRequestAction.ts';

interface Props {
  readonly dancer: RegisteredPerson;
  readonly events: readonly CompetitionEvent[];
}

/** Partners who joined by this dancer's link, each with a button to undo it. */
export function LinkPartners({ dancer, events }: Props) {
  const { came } = useWords(heldPlaceWords);
  const { problem } = useWords(partnersWords);
  const { eventName } = useWords(termsWords);
  const { device } = useStore();
  const { deed, act } = useRequestAction();
  const couples = useMemo(
    () =>
      listOwnEntries(dancer.id, events).flatMap((one) => {
        const role = one.role === 'lead' ? ('follow' as const) : ('lead' as const);
        const guest = role === 'lead' ? one.entry.leadId : one.entry.followId;
        return guest === undefined ? [] : [{ ...one, role, guest, partner: dancer }];
      }),
    [dancer, events],
  );
  const heard = useEachLive(
    device,
    useMemo(() => couples.map(({ event, entry }) => invitationPath(event.key, entry.id)), [couples]),
  );
  const byLink = couples.filter(({ guest }, at) => {
    const live = heard[at];
    const invitation = live === undefined ? undefined : valueOr(live, undefined);
    return invitation?.from === dancer.id && invitation.takenBy === guest;
  });
  return byLink.map((place) => {
    const { event, entry, role } = place;
    const name = role === 'lead' ? entry.leadName : entry.followName;
    return (
      <article key={entry.id} className="requests-card">
        <h2>{came.title(name)}</h2>
        <p className="second">{eventName(event)}</p>
        {findLockReason(place) === undefined ? (
          <>
            <div className="requests-answers">
              <Button
                busy={deed.kind === 'on its way' && deed.about === entry.id}
                onClick={() => void act(entry.id, () => revokeGuestPlace(place))}
              >
                {came.takeBack}
              </Button>
            </div>
            <p className="second">{came.more(name)}</p>
          </>
        ) : null}
        {deed.kind === 'failed' && deed.about === entry.id ? (
          <p role="alert">
            <StateLabel tone="stop">{problem[deed.why]}</StateLabel>
          </p>
        ) : null}
      </article>
    );
  });
}
