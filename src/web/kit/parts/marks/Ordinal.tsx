import { termsWords } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';
import { className as names } from '../page/className.ts';
import './Ordinal.css';

export interface OrdinalProps {
  readonly place: number;
  /** A shared place: the figure is a mean, so it is not called 3rd. */
  readonly shared?: boolean;
  readonly className?: string | undefined;
}

/**
 * A place as an ordinal: 1st, 2nd, 3rd. The size is inherited. A shared place has no ending: 2.5. Letters are raised;
 * endings that are raised characters, as in 1.º, stay. Words around the figure, as in 第1名, are for screen readers only.
 */
export function Ordinal({ place, shared = false, className }: OrdinalProps) {
  const words = useWords(termsWords);
  const called = !shared && Number.isInteger(place) ? words.ordinal(place) : String(place);
  const [before = '', ending = ''] = called.split(String(place));
  return (
    <span className={names('ordinal', className)}>
      {before === '' ? (
        place
      ) : (
        <>
          <span className="spoken">{called}</span>
          <span aria-hidden="true">{place}</span>
        </>
      )}
      {before === '' &&
        ending !== '' &&
        (/^\p{L}+$/u.test(ending) ? <sup>{ending}</sup> : <small>{ending}</small>)}
    </span>
  );
}
