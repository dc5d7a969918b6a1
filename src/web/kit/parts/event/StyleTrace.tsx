import type { Style } from '../../../../domain/event/terms.ts';
import { STYLE_TRACES } from '../../look/styleTraces.ts';
import '../marks/Marks.css';

export interface StyleTraceProps {
  readonly name: Style;
  /** Width in px; the line stays as thin as the text beside it. */
  readonly width?: number | undefined;
}

/** The line that a couple of this style leaves on the floor. Decorative: always beside the name. */
export function StyleTrace({ name, width = 20 }: StyleTraceProps) {
  return (
    <svg
      className="style-trace"
      width={width}
      height={width * 0.8}
      viewBox="0 0 20 16"
      strokeWidth={Math.min(1.3, 26 / width)}
      aria-hidden="true"
    >
      <path d={STYLE_TRACES[name]} />
    </svg>
  );
}
