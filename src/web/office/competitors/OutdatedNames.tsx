import { useMemo } from 'react';
import { findRecordConflicts } from '../../../domain/registrant/recordConflicts.ts';
import { editDancer } from '../../../store/registrant/editDancer.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';

/** Entries corrected in one patch. */
const MAX_ENTRIES_PER_PATCH = 10;

/** Entries that came in during a rename have the old name: corrected with one press. */
export function OutdatedNames({ desk }: { readonly desk: CompetitorsDeskData }) {
  const { mend } = useWords(competitorsDeskWords);
  const { busy, problem, act } = useDecisions('organizer');
  const all = useMemo(
    () => findRecordConflicts(desk.everybody, desk.registered),
    [desk.everybody, desk.registered],
  );
  if (all.length === 0) return null;
  const some = all.slice(0, MAX_ENTRIES_PER_PATCH);
  const known = { people: desk.registered, notes: desk.notes };
  const put = () =>
    act({
      changesBy: (by) =>
        some.map(({ person, says }) => editDancer(by, person, { ...says, why: mend.why }, known)),
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
