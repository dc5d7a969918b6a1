import { useMemo } from 'react';
import { findDisagreeing } from '../../../domain/registrant/disagreeing.ts';
import { competitorEdited } from '../../../store/registrant/competitorEdited.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { competitorsDesk } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import type { Desk } from './useDesk.ts';

/** Entries corrected in one patch. */
const MAX_ENTRIES_PER_PATCH = 10;

/** Entries that came in during a rename have the old name: corrected with one press. */
export function OutdatedNames({ desk }: { readonly desk: Desk }) {
  const { mend } = useWords(competitorsDesk);
  const { busy, problem, act } = useDecisions('organizer');
  const all = useMemo(
    () => findDisagreeing(desk.everybody, desk.registered),
    [desk.everybody, desk.registered],
  );
  if (all.length === 0) return null;
  const some = all.slice(0, MAX_ENTRIES_PER_PATCH);
  const known = { people: desk.registered, notes: desk.notes };
  const put = () =>
    act({
      changesBy: (by) =>
        some.map(({ person, says }) => competitorEdited(by, person, { ...says, why: mend.why }, known)),
      done: mend.done(some.length),
    });
  return (
    <NoteBox
      tone="warn"
      action={
        <Button size="small" busy={busy} onClick={() => void put()}>
          {mend.verb}
        </Button>
      }
    >
      {problem ?? mend.count(all.length)}
    </NoteBox>
  );
}
