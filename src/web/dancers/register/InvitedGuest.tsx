import { useEffect, useEffectEvent } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { addInvitation } from '../../../domain/registrant/addInvitation.ts';
import { useInvite, useOpenPlaces } from '../requests/useInvite.ts';
import { InvitationNote } from './InvitationNote.tsx';
import { useInvitedPartner } from './useInvitedPartner.ts';

export interface Props {
  readonly draft: RegistrationDraft;
  readonly onChange: (draft: RegistrationDraft) => void;
  readonly events: readonly CompetitionEvent[];
}

/** Tells a guest from a partner's link about the invitation, and preselects the events. */
export default function InvitedGuest({ draft, onChange, events }: Props) {
  const invite = useInvite();
  const open = useOpenPlaces(invite, events);
  useInvitedPartner(draft, onChange, open?.length === 0);
  const choose = useEffectEvent(() => {
    if (invite !== undefined && open !== undefined && open.length > 0 && draft.invitedWith !== invite.secret)
      onChange(addInvitation(draft, invite.secret, open));
  });
  const isKnown = open !== undefined;
  useEffect(() => {
    if (isKnown) choose();
  }, [isKnown]);
  return invite === undefined || open === undefined ? null : <InvitationNote invite={invite} open={open} />;
}
