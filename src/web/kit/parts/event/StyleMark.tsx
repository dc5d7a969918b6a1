import type { Style } from '../../../../domain/event/terms.ts';
import { termsWords } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';
import { className } from '../page/className.ts';
import '../marks/Marks.css';
import { StyleTrace } from './StyleTrace.tsx';

export interface StyleMarkProps {
  readonly name: Style;
  /** The head of a column or a program, rather than a chip in a row. */
  readonly large?: boolean | undefined;
}

/** A style as trace and name, without a color of its own. Sizes: chip, large. */
export function StyleMark({ name, large = false }: StyleMarkProps) {
  const words = useWords(termsWords);
  return (
    <span className={className('chip', large && 'style-mark-large')}>
      <StyleTrace name={name} width={large ? 26 : 20} />
      {words.styleName(name)}
    </span>
  );
}
