import type { CountComparison } from '../../../domain/secondCount/compareFinal.ts';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { countedTwiceWords } from '../../kit/words/english/countedTwice.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

/** Compares the two counts of a final; lists each difference, which blocks posting. */
export function CountComparisonNote({ comparison }: { readonly comparison: CountComparison }) {
  const words = useWords(countedTwiceWords);
  const { danceName } = useWords(termsWords);
  if (comparison.kind === 'agree')
    return (
      <p className="desk-counted">
        <StateLabel tone="ok">{words.agree}</StateLabel>
      </p>
    );
  const sentences = comparison.differences.map((one) =>
    words.difference(one, one.kind === 'dance' ? danceName(one.dance) : undefined),
  );
  return (
    <NoteBox tone="stop" spoken="at once">
      {words.disagree}
      <ul className="desk-differences">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </NoteBox>
  );
}
