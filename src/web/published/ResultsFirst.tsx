import { competition } from '../../store/competition/competition.ts';
import { showResultsFirst } from '../../store/competition/resultsFirst.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';
import { useWrite } from '../app/useWrite.ts';
import { CheckField } from '../parts/field/CheckField.tsx';
import { ProblemNote } from '../parts/note/ProblemNote.tsx';
import { published } from '../words/english/published.ts';
import { useWords } from '../words/language.ts';

/** The organizer's switch for the one button of the public pages (SPEC 2): to the results, or to registration. */
export function ResultsFirst() {
  const words = useWords(published).resultsFirst;
  const known = useLive(useStore().staff, competition);
  const { busy, problem, write } = useWrite();
  if (known.kind !== 'known') return null;
  return (
    <>
      <CheckField
        label={words.label}
        help={words.help}
        checked={known.value.resultsPageShown}
        disabled={busy}
        onChange={({ target }) => void write(showResultsFirst(target.checked))}
      />
      <ProblemNote>{problem}</ProblemNote>
    </>
  );
}
