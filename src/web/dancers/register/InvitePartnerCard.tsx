import { Suspense, useMemo, useState } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { normalizeName } from '../../../domain/people/normalizeName.ts';
import { findNameInPlace, findPlacesBeside, type NamedPlace } from '../../../domain/registrant/namedPlace.ts';
import { findLockReason } from '../../../domain/registrant/ownEntries.ts';
import {
  invitationPath,
  createInvitations,
  drawSecret,
  revokeInvitations,
  type Invitation,
} from '../../../store/registrant/invitations.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';
import { valueOr } from '../../kit/cache/useLive.ts';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { useRequestAction } from '../requests/useRequestAction.ts';
import { screens } from '../../kit/screens/screens.ts';
import { ownEntriesWords } from '../../kit/words/english/ownEntries.ts';
import { partnersWords } from '../../kit/words/english/partners.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

const QrCode = lazyOptional(() => import('../../kit/parts/qr/QrCode.tsx'));

/** A link to the registration that names this dancer. Not secret. */
const linkTo = (dancer: string): string =>
  window.location.origin + screens.register.link({ partner: dancer });

/** Buttons to copy a link, and to show it as a QR code. */
function LinkVerbs({ link }: { readonly link: string }) {
  const { invite } = useWords(ownEntriesWords);
  const [copied, setCopied] = useState<boolean>();
  const [isQrShown, setIsQrShown] = useState(false);
  const copy = (): void => {
    // Without https there is no clipboard.
    if (!('clipboard' in navigator)) setCopied(false);
    else
      navigator.clipboard.writeText(link).then(
        () => setCopied(true),
        () => setCopied(false),
      );
  };
  return (
    <>
      <p className="own-card-verbs">
        <Button size="small" onClick={copy}>
          {copied === true ? invite.copied : invite.copy}
        </Button>
        <Button size="small" onClick={() => setIsQrShown(!isQrShown)} aria-expanded={isQrShown}>
          {invite.qr}
        </Button>
      </p>
      {copied === false ? <output className="own-invite">{link}</output> : null}
      {isQrShown ? (
        <div className="own-card-qr">
          <Suspense>
            <QrCode text={link} label={invite.qrLabel} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}

interface GroupProps {
  /** The places for one name, or for a partner not named yet. */
  readonly places: readonly NamedPlace[];
  readonly invitations: readonly (Invitation | undefined)[];
  readonly dancer: string;
}

/** One link for all places of one partner: the first person who opens it takes them. */
function InviteToPlaces({ places, invitations, dancer }: GroupProps) {
  const { invite } = useWords(ownEntriesWords);
  const { problem } = useWords(partnersWords);
  const { eventName } = useWords(termsWords);
  const { deed, act } = useRequestAction();
  const [first] = places;
  const name = first === undefined ? undefined : findNameInPlace(first);
  const title = name === undefined ? invite.title : invite.titleOf(name);
  const [its] = invitations;
  // If an entry was added after the link was made, create a new link for all entries.
  const secret =
    its?.isOpen === true && invitations.every((one) => one?.isOpen === true && one.secret === its.secret)
      ? its.secret
      : undefined;
  const isBusy = deed.kind === 'on its way';
  return (
    <section className="own-card" aria-label={title}>
      <p className="own-invite">
        <b>{title}</b>
        <span className="second">{invite.place(places.map(({ event }) => eventName(event)))}</span>
      </p>
      {secret === undefined ? null : <LinkVerbs link={`${linkTo(dancer)}#${secret}`} />}
      <p className="own-card-verbs">
        {secret === undefined ? (
          <Button
            size="small"
            busy={isBusy}
            onClick={() => void act(dancer, () => createInvitations(places, drawSecret()))}
          >
            {invite.make}
          </Button>
        ) : (
          <Button
            size="small"
            busy={isBusy}
            onClick={() => void act(dancer, () => revokeInvitations(places))}
          >
            {invite.withdraw}
          </Button>
        )}
      </p>
      {deed.kind === 'failed' ? (
        <p role="alert">
          <StateLabel tone="stop">{problem[deed.why]}</StateLabel>
        </p>
      ) : null}
    </section>
  );
}

interface Props {
  readonly dancer: string;
  readonly events: readonly CompetitionEvent[];
}

/**
 * Links for partners who have not registered. A link with a free place enters the guest without another
 * confirmation. Without a free place, the link only names this dancer, who is then asked.
 */
export function InvitePartnerCard({ dancer, events }: Props) {
  const { invite } = useWords(ownEntriesWords);
  const { device } = useStore();
  const places = useMemo(
    () => findPlacesBeside(dancer, events).filter((place) => findLockReason(place) === undefined),
    [dancer, events],
  );
  const heard = useEachLive(
    device,
    useMemo(() => places.map(({ event, entry }) => invitationPath(event.key, entry.id)), [places]),
  );
  const all = places.map((place, at) => {
    const live = heard[at];
    return { place, invitation: live === undefined ? undefined : valueOr(live, undefined) };
  });
  const groups = new Map<string, (typeof all)[number][]>();
  for (const one of all) {
    const name = normalizeName(findNameInPlace(one.place) ?? '');
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  if (groups.size === 0)
    return (
      <section className="own-card" aria-label={invite.title}>
        <p className="own-invite">
          <b>{invite.title}</b>
          <span className="second">{invite.more}</span>
        </p>
        <LinkVerbs link={linkTo(dancer)} />
      </section>
    );
  return [...groups].map(([name, its]) => (
    <InviteToPlaces
      key={name}
      places={its.map(({ place }) => place)}
      invitations={its.map(({ invitation }) => invitation)}
      dancer={dancer}
    />
  ));
}
