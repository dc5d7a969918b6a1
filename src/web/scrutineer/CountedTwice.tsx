import { asWritten } from '../../domain/event/asWritten.ts';
import { differenceInWords, type Comparison } from '../../domain/secondCount/compareFinal.ts';
import { Note } from '../parts/note/Note.tsx';
import { Say } from '../parts/page/Say.tsx';

/** Whether the two counts of a final say the same; if not, each point in which they differ, and nothing is posted. */
export function CountedTwice({ comparison }: { readonly comparison: Comparison }) {
  if (comparison.kind === 'agree')
    return (
      <p className="desk-counted">
        <Say tone="ok">Counted twice, both agree</Say>
      </p>
    );
  return (
    <Note tone="stop" spoken="at once">
      The two counts of this final differ. Nothing is posted until they agree; ask for help.
      <ul className="desk-differences">
        {comparison.differences.map((difference) => (
          <li
            key={`${difference.dance === undefined ? '' : asWritten(difference.dance)} ${difference.couple}`}
          >
            {differenceInWords(difference)}
          </li>
        ))}
      </ul>
    </Note>
  );
}
