import type { ReactNode } from 'react';
import type { LeadNumber } from '../../../../domain/ids.ts';
import { className } from '../page/className.ts';
import './CoupleRow.css';
import { NumberCard, type NumberCardSize } from './NumberCard.tsx';

export interface CoupleRowProps {
  readonly number: LeadNumber | undefined;
  /** A pair wraps between the two names before it breaks a name. A couple without a partner has one sentence instead. */
  readonly names: string | readonly [lead: string, follow: string];
  readonly school?: string | undefined;
  /** An item at the right: a state, a level, a small button. */
  readonly aside?: ReactNode;
  /** Highlighted, with the accent's tint. */
  readonly highlighted?: boolean | undefined;
  readonly out?: boolean | undefined;
  readonly cardSize?: NumberCardSize | undefined;
  readonly as?: 'div' | 'li' | undefined;
}

/** A couple in a list: card, names, school, one thing at the right. States: usual, highlighted, out, without a number. */
export function CoupleRow({
  number,
  names,
  school,
  aside,
  highlighted = false,
  out,
  cardSize,
  as: Row = 'div',
}: CoupleRowProps) {
  return (
    <Row className={className('couple-row', highlighted && 'couple-row-meant')}>
      <span className="couple-row-card">
        <NumberCard number={number} out={out} size={cardSize} />
      </span>
      <span className="couple-row-names">
        {typeof names === 'string' ? (
          names
        ) : (
          <>
            <span className="couple-row-name">{`${names[0]} &`}</span>{' '}
            <span className="couple-row-name">{names[1]}</span>
          </>
        )}
        {school === undefined ? null : <span className="couple-row-school">{school}</span>}
      </span>
      {aside === undefined ? null : <span>{aside}</span>}
    </Row>
  );
}
