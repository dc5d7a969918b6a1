import type { LeadNumber } from '../../../../domain/ids.ts';
import { className } from '../page/className.ts';
import './NumberCard.css';

/** text: within a sentence (16 px), row: in tables and queues (20), step: in the tally (24), large (28), big (40), hero (72), inherit: a board's own. */
export type NumberCardSize = 'text' | 'row' | 'step' | 'large' | 'big' | 'hero' | 'inherit';

export interface NumberCardProps {
  /** Undefined for a couple without a number yet: the card is dashed. */
  readonly number: LeadNumber | undefined;
  readonly size?: NumberCardSize | undefined;
  /** The four pins; default for big and hero cards. */
  readonly pinned?: boolean | undefined;
  /** True for a couple below the cut, or scratched: shown as an outline only. */
  readonly out?: boolean | undefined;
  /** The text on a card without a number. */
  readonly openWord?: string | undefined;
}

/** A number card; display only. States: lit, out, open; with pins when large. */
export function NumberCard({ number, size = 'row', pinned, out = false, openWord = 'TBA' }: NumberCardProps) {
  const withPins = number !== undefined && (pinned ?? (size === 'big' || size === 'hero'));
  return (
    <span
      className={className(
        'number-card',
        size !== 'row' && `number-card-${size}`,
        number === undefined && 'number-card-open',
        out && 'number-card-out',
        withPins && 'number-card-pinned',
      )}
    >
      {number ?? openWord}
    </span>
  );
}
