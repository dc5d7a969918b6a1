import { useEffect, useMemo, useState } from 'react';
import { INVITATION_SECRET_LENGTH } from '../../../domain/bounds.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { findPlacesBeside, type NamedPlace } from '../../../domain/registrant/namedPlace.ts';
import { invitationOpenPath } from '../../../store/registrant/invitations.ts';
import {
  saveInvitation,
  readLastInvitation,
  type OpenedInvitation,
} from '../../../store/registrant/lastInvitation.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';

/** The invitation of a link: its secret is behind the #, so that servers and other pages never get it. */
function inviteInAddress(): OpenedInvitation | undefined {
  const by = new URLSearchParams(window.location.search).get('partner');
  const secret = window.location.hash.slice(1);
  return by !== null &&
    by !== '' &&
    /^[A-Za-z0-9]+$/.test(secret) &&
    secret.length === INVITATION_SECRET_LENGTH
    ? { by, secret }
    : undefined;
}

/**
 * The invitation opened on this device. It is removed from the address, so that sharing the page doesn't share the
 * secret.
 */
export function useInvite(): OpenedInvitation | undefined {
  const { eventName } = useStore();
  const [invite] = useState(() => inviteInAddress() ?? readLastInvitation(eventName));
  useEffect(() => {
    const opened = inviteInAddress();
    if (opened === undefined || !saveInvitation(eventName, opened)) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [eventName]);
  return invite;
}

/** The places that are still free under an invitation; undefined while unknown. */
export function useOpenPlaces(
  invite: OpenedInvitation | undefined,
  events: readonly CompetitionEvent[],
): readonly NamedPlace[] | undefined {
  const { device } = useStore();
  const places = useMemo(
    () => (invite === undefined ? [] : findPlacesBeside(invite.by, events)),
    [invite, events],
  );
  const paths = useMemo(
    () => places.map(({ event, entry }) => invitationOpenPath(event.key, entry.id, invite?.secret ?? '')),
    [places, invite],
  );
  const heard = useEachLive(device, paths);
  if (heard.some(({ kind }) => kind === 'waiting')) return undefined;
  return places.filter((_, at) => {
    const live = heard[at];
    return live?.kind === 'known' && live.value;
  });
}
