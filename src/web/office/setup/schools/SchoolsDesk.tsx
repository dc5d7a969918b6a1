import { MAX_COUNT } from '../../../../domain/bounds.ts';
import { SCHOOLS, type OwnSchool } from '../../../../domain/registrant/schools.ts';
import type { Edition } from '../../../../store/competition/createEditedRules.ts';
import { editedSchools } from '../../../../store/competition/schoolList.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../../kit/cache/useLive.ts';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { schoolsDeskWords } from '../../../kit/words/english/schoolsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { SaveFooter } from '../SaveFooter.tsx';
import { useSettingsDraft } from '../useSettingsDraft.ts';
import { OwnSchools } from './OwnSchools.tsx';
import { SchoolNameTester } from './SchoolNameTester.tsx';
import './schools.css';

/** Schools and studios in addition to the known ones, and how spellings are matched. */
export function SchoolsDesk() {
  const words = useWords(schoolsDeskWords);
  const { staff } = useStore();
  const known = useLive(staff, editedSchools.path);
  if (known.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  return <KnownSchools known={known.value} />;
}

const NONE: readonly OwnSchool[] = [];

function KnownSchools({ known }: { readonly known: Edition<readonly OwnSchool[]> }) {
  const words = useWords(schoolsDeskWords);
  const draft = useSettingsDraft(editedSchools, known);
  const own = draft.rules ?? NONE;
  const problem = own.some(({ name }) => name.trim() === '') ? words.problem.unnamed : undefined;
  const add = (name: string): void => {
    if (own.length < MAX_COUNT.listItems) draft.change([...own, { name, also: [] }]);
  };
  return (
    <>
      <div className="setup-frame">
        <fieldset className="setup-form" disabled={draft.isOnItsWay}>
          <h2>{words.title}</h2>
          <p className="second measure">{words.more(SCHOOLS.length)}</p>
          <OwnSchools own={own} onChange={draft.change} onAdd={() => add('')} />
        </fieldset>
        <SchoolNameTester own={own} onTake={add} />
      </div>
      <SaveFooter draft={draft} problem={problem} />
    </>
  );
}
