import { terms } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';
import { className as names } from '../page/className.ts';
import './Ordinal.css';

export interface OrdinalProps {
  readonly place: number;
  /** Several have it: the figure is their mean, and nobody is called 3rd. */
  readonly shared?: boolean;
  readonly className?: string | undefined;
}

/**
 * A place as it is called: 1st, 2nd, 3rd. The size comes from where it stands; a shared place has no
 * ending: 2.5. Letters stand raised; what is raised by itself, as in 1.º, stands as it is. Where a figure is called with
 * words around it, as in 第1名, they are only for the ear.
 */
export function Ordinal({ place, shared = false, className }: OrdinalProps) {
  const words = useWords(terms);
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
