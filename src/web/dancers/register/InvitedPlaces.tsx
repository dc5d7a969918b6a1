import { useEffect, useEffectEvent, useMemo } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { forgetInvitation } from '../../../store/registrant/lastInvitation.ts';
import { ownRegistrationPath } from '../../../store/registrant/ownRegistration.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { InvitationNote } from './InvitationNote.tsx';
import { useRequestAction } from '../requests/useRequestAction.ts';
import { useInvite, useOpenPlaces } from '../requests/useInvite.ts';
import { takeInvitedPlaces } from '../requests/acceptRequest.ts';
import { heldPlaceWords } from '../../kit/words/english/keptPlace.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly draft: RegistrationDraft;
  readonly code: string;
  readonly events: readonly CompetitionEvent[];
}

/**
 * A guest from a partner's link takes the places as soon as they have a code. The registration also sent a
 * request, so if the link has expired, the partner can still answer that.
 */
export function InvitedPlaces({ draft, code, events }: Props) {
  const { invitation } = useWords(heldPlaceWords);
  const { eventName } = useWords(termsWords);
  const { device, eventName: of } = useStore();
  const invite = useInvite();
  const { deed, act } = useRequestAction();
  const open = useOpenPlaces(invite, events);
  /** The link was opened after this registration was made. */
  const isOther = invite !== undefined && draft.invitedWith !== invite.secret;
  const path = useMemo(() => ownRegistrationPath(code), [code]);
  const me = valueOr(useLive(device, path), undefined)?.competitor;
  const invited = draft.chosen.flatMap(({ event, partner }) => {
    const eventOfPlace = events.find(({ key }) => key === event);
    const entry =
      partner.kind === 'joins' && partner.isInvited === true
        ? eventOfPlace?.entries.find(({ id }) => id === partner.entry)
        : undefined;
    return eventOfPlace === undefined || entry === undefined || partner.kind !== 'joins'
      ? []
      : [{ event: eventOfPlace, entry, partner }];
  });
  const isIn = ({ entry }: (typeof invited)[number]): boolean =>
    me !== undefined && (entry.leadId === me || entry.followId === me);
  const left = invited.filter((one) => !isIn(one));
  const take = useEffectEvent(() => {
    if (invite === undefined || me === undefined || left.length === 0 || isOther) return;
    const entries = new Set(left.map(({ entry }) => entry.id));
    void act(me, (uid) => takeInvitedPlaces(device, uid, { guest: me, invite, entries })).then((isTaken) => {
      if (isTaken) forgetInvitation(of);
    });
  });
  const isReady = me !== undefined && invited.length > 0;
  useEffect(() => {
    if (isReady) take();
  }, [isReady]);
  if (isOther) return open === undefined ? null : <InvitationNote invite={invite} open={open} />;
  const [first] = invited;
  if (first === undefined) return null;
  const { name } = first.partner;
  const namesOf = (some: typeof invited): readonly string[] => some.map(({ event }) => eventName(event));
  const taken = invited.filter(isIn);
  return (
    <>
      {taken.length === 0 ? null : (
        <NoteBox tone="ok" spoken="politely">
          {invitation.entered(name, namesOf(taken))}
        </NoteBox>
      )}
      {left.length > 0 && deed.kind === 'failed' ? (
        <NoteBox tone="warn" spoken="politely">
          {invitation.asked(name, namesOf(left))}
        </NoteBox>
      ) : null}
    </>
  );
}
