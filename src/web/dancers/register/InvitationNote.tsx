import { Link } from 'wouter';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { NamedPlace } from '../../../domain/registrant/namedPlace.ts';
import { competitors } from '../../../store/people/competitors.ts';
import type { OpenedInvitation } from '../../../store/registrant/lastInvitation.ts';
import { readSavedCodes } from '../../../store/registrant/savedCodes.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { heldPlaceWords } from '../../kit/words/english/keptPlace.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly invite: OpenedInvitation;
  /** The places that it still opens. */
  readonly open: readonly NamedPlace[];
}

/** The inviting dancer and the events; or a note that the link has expired. */
export function InvitationNote({ invite, open }: Props) {
  const { invitation } = useWords(heldPlaceWords);
  const { eventName } = useWords(termsWords);
  const { device, eventName: of } = useStore();
  const people = valueOr(useLive(device, competitors), undefined);
  const by = people?.find(({ id }) => id === invite.by)?.name;
  if (by === undefined) return null;
  if (open.length === 0) return <NoteBox tone="warn">{invitation.over(by)}</NoteBox>;
  const namesOf = (events: readonly CompetitionEvent[]): readonly string[] => events.map(eventName);
  return (
    <NoteBox tone="info">
      {invitation.to(by, namesOf(open.map(({ event }) => event)))}
      {readSavedCodes(of).length === 0 ? null : (
        <>
          {' '}
          <Link to={screens.updateEntries.link()}>{invitation.already}</Link>
        </>
      )}
    </NoteBox>
  );
}
