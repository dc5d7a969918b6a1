import { competitionBasics } from '../../../store/competition/competition.ts';
import { showResultsFirst } from '../../../store/competition/resultsFirst.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { publishedWords } from '../../kit/words/english/published.ts';
import { useWords } from '../../kit/words/language.ts';

/** The organizer's switch for the main button of the public pages (SPEC 2): to the results, or to registration. */
export function MainButtonSwitch() {
  const words = useWords(publishedWords).resultsFirst;
  const known = useLive(useStore().staff, competitionBasics);
  const { busy, problem, write } = usePatchWriter();
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
