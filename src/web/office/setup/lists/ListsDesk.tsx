import { useMemo } from 'react';
import type { OwnSchool } from '../../../../domain/registrant/schools.ts';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import type { RegisteredPerson } from '../../../../domain/people/directory.ts';
import type { RememberedChoices } from '../../../../domain/lists/rememberedChoices.ts';
import { LIST_NAMES } from '../../../../domain/journal/record.ts';
import type { Edition } from '../../../../store/competition/createEditedRules.ts';
import { importChoices } from '../../../../store/competition/listsRemembered.ts';
import { editedSchools } from '../../../../store/competition/schoolList.ts';
import { allEvents } from '../../../../store/events/events.ts';
import { competitors } from '../../../../store/people/competitors.ts';
import { deskNotes, type DeskNotes } from '../../../../store/registrant/deskNotes.ts';
import {
  indexEmails,
  registrationList,
  type ListedRegistration,
} from '../../../../store/registrant/registrationList.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../../kit/cache/useLive.ts';
import { approvals, type Approval } from '../../../../store/results/approvals.ts';
import { findSignedRounds } from '../../../../store/results/signedRounds.ts';
import type { EventKey } from '../../../../domain/ids.ts';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { PillChoice } from '../../../kit/parts/pill/PillChoice.tsx';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { listsDeskWords } from '../../../kit/words/english/listsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { ColumnChoices } from './ColumnChoices.tsx';
import { ListFileField } from '../../../staff/files/ListFileField.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListPreview } from './ListPreview.tsx';
import { ListExports } from './ListExports.tsx';
import { UnknownEventNames } from './UnknownEventNames.tsx';
import { useListImport } from './useListImport.ts';
import './lists.css';

const NO_SCHOOLS: readonly OwnSchool[] = [];

/**
 * For an organizer whose entries come from a form or another program, or go to one. Goal: the file needs no
 * editing first, and nothing is imported unseen.
 */
export default function ListsDesk() {
  const words = useWords(listsDeskWords);
  const { staff } = useStore();
  const known = useLive(staff, importChoices.path);
  const all = useLive(staff, allEvents);
  const dancers = useLive(staff, competitors);
  const notes = useLive(staff, deskNotes);
  const registrations = useLive(staff, registrationList);
  const decided = useLive(staff, approvals);
  const schools = valueOr(useLive(staff, editedSchools.path), undefined);
  if (
    known.kind === 'refused' ||
    all.kind === 'refused' ||
    dancers.kind === 'refused' ||
    notes.kind === 'refused' ||
    registrations.kind === 'refused' ||
    decided.kind === 'refused'
  )
    return <NoAccess failed={words.notAvailable} />;
  if (
    known.kind === 'waiting' ||
    all.kind === 'waiting' ||
    dancers.kind === 'waiting' ||
    notes.kind === 'waiting' ||
    registrations.kind === 'waiting' ||
    decided.kind === 'waiting'
  )
    return <LoadingBars label={words.loading} height={48} />;
  return (
    <Known
      known={known.value}
      all={all.value}
      dancers={dancers.value}
      notes={notes.value}
      registrations={registrations.value}
      decided={decided.value}
      schools={schools?.kind === 'set' ? schools.rules : NO_SCHOOLS}
    />
  );
}

interface KnownProps {
  readonly known: Edition<RememberedChoices>;
  readonly all: readonly CompetitionEvent[];
  readonly dancers: readonly RegisteredPerson[];
  readonly schools: readonly OwnSchool[];
  readonly notes: DeskNotes;
  readonly registrations: readonly ListedRegistration[];
  readonly decided: ReadonlyMap<EventKey, ReadonlyMap<number, Approval>>;
}

function Known({ known, all, dancers, registrations, schools, notes, decided }: KnownProps) {
  const words = useWords(listsDeskWords);
  const emails = useMemo(() => indexEmails(registrations), [registrations]);
  const taken = useMemo(() => new Set(registrations.map(({ code }) => code)), [registrations]);
  const signed = useMemo(() => findSignedRounds(decided), [decided]);
  const list = useListImport(
    known,
    { events: all, registered: dancers, schools, emails, taken, signed },
    notes,
  );
  const { file, reading, progress } = list;
  return (
    <>
      <div className="setup-frame">
        <fieldset className="setup-form" disabled={progress !== undefined}>
          <h2>{words.title}</h2>
          <p className="second measure">{words.more}</p>
          <ListExports events={all} dancers={dancers} registrations={registrations} />
          <section className="stack" aria-labelledby="lists-in">
            <h3 id="lists-in">{words.in}</h3>
            <p className="second measure">{words.inMore}</p>
            <ListFileField help={words.fileHelp} onChoose={list.choose} />
            {file === undefined ? null : <output>{words.chosen(file.name, file.lines.length)}</output>}
          </section>
          {file === undefined || reading === undefined ? null : (
            <>
              <PillChoice
                label={words.kind}
                options={LIST_NAMES.map((value) => ({ value, words: words.kinds[value] }))}
                value={reading.kind}
                onChange={list.sayKind}
              />
              {reading.sayings.length === 0 ? null : (
                <UnknownEventNames sayings={reading.sayings} events={all} onSay={list.sayEvent} />
              )}
              <ColumnChoices file={file} reading={reading} onSay={list.sayColumn} />
            </>
          )}
          <p className="second measure">{words.archive}</p>
        </fieldset>
        <ListPreview reading={reading} />
      </div>
      <ListFooter list={list} />
    </>
  );
}
