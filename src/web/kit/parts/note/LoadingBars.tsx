import { omitUndefined } from '../../../../domain/mapDefined.ts';
import { partsWords } from '../../words/english/parts.ts';
import { useWords } from '../../words/language.ts';
import './Blank.css';

export interface LoadingBarsProps {
  /** Width of each bar in percent: as many and as wide as the coming content. */
  readonly widths?: readonly number[] | undefined;
  /** Height of a bar in px, if it is not a line of text. */
  readonly height?: number | undefined;
  /** Text for screen readers: 'The results are loading'. */
  readonly label?: string | undefined;
}

const USUAL = [70, 100, 88, 52] as const;

/** Loading: nothing for 300 ms, then still bars of the true size. */
export function LoadingBars({ widths = USUAL, height, label }: LoadingBarsProps) {
  const words = useWords(partsWords);
  const bars = widths.map((width, line) => ({ width, line }));
  return (
    <output className="loading-bars">
      <span className="spoken">{label ?? words.loading}</span>
      {bars.map(({ width, line }) => (
        <span
          key={line}
          className="loading-bar"
          style={{ width: `${width}%`, ...omitUndefined({ height }) }}
        />
      ))}
    </output>
  );
}
