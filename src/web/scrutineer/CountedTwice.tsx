import { asWritten } from '../../domain/event/asWritten.ts';
import { differenceInWords, type Comparison } from '../../domain/secondCount/compareFinal.ts';
import { scrutineer } from '../words/english/scrutineer.ts';
import { useWords } from '../words/language.ts';
import { Note } from '../parts/note/Note.tsx';
import { Say } from '../parts/page/Say.tsx';

/** Whether the two counts of a final say the same; if not, each point in which they differ, and nothing is posted. */
export function CountedTwice({ comparison }: { readonly comparison: Comparison }) {
  const words = useWords(scrutineer).final;
  if (comparison.kind === 'agree')
    return (
      <p className="desk-counted">
        <Say tone="ok">{words.countedTwice}</Say>
      </p>
    );
  return (
    <Note tone="stop" spoken="at once">
      {words.countsDisagree}
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
