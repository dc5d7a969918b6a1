import type { ReactNode } from 'react';
import type { Entry } from '../../../../domain/competition.ts';
import type { LeadNumber } from '../../../../domain/ids.ts';
import { className } from '../page/className.ts';
import { NumberCard } from '../couple/NumberCard.tsx';
import { Ordinal } from '../marks/Ordinal.tsx';
import './result.css';

interface Props {
  readonly couple: LeadNumber;
  /** Undefined for recalled couples. */
  readonly place: number | undefined;
  readonly shared?: boolean;
  readonly entry: Entry | undefined;
  /** One sentence below the names. */
  readonly said?: ReactNode;
  /** The sentence is about a tie. */
  readonly tie?: boolean;
  /** The couple a link points to. */
  readonly isLinked?: boolean;
  readonly out?: boolean;
  readonly small?: boolean;
  /** Content at the right: the link to this couple. */
  readonly action?: ReactNode;
}

/** The names of a couple, a line each; none for a couple known by its number only. */
function namesOf(entry: Entry | undefined): readonly string[] {
  if (entry === undefined || entry.placeholder) return [];
  return [entry.leadName, entry.followName].filter((name) => name !== '');
}

/** Shows the couple a link points to, which may be far down; one already in view stays where it is. */
const showRow = (row: HTMLLIElement | null): void => row?.scrollIntoView({ block: 'nearest' });

const coupleId = (couple: LeadNumber): string => `couple-${couple}`;

/** A couple in a result: place, card, names, school, and one sentence. Names wrap, they are never cut. */
export function PlaceRow(props: Props) {
  const {
    couple,
    place,
    shared = false,
    entry,
    said,
    tie = false,
    isLinked = false,
    out,
    small = false,
    action,
  } = props;
  const size = place === 1 ? 'large' : 'step';
  return (
    <li
      id={coupleId(couple)}
      ref={isLinked ? showRow : undefined}
      className={className('place-row', small && 'place-row-small', isLinked && 'place-row-meant')}
    >
      <span className="number place-row-place">
        {place === undefined ? null : <Ordinal place={place} shared={shared} />}
      </span>
      <NumberCard number={couple} out={out} size={small ? 'row' : size} />
      <span className="place-row-names">
        {namesOf(entry).map((name, at) => (
          // eslint-disable-next-line react/no-array-index-key -- lead and follow may have the same name
          <span key={at}>{name}</span>
        ))}
        {entry === undefined || entry.placeholder || entry.affiliation === '' ? null : (
          <span className="place-row-school">{entry.affiliation}</span>
        )}
        {said === undefined ? null : (
          <span className={className('place-row-said', tie && 'place-row-tie')}>{said}</span>
        )}
      </span>
      {action}
    </li>
  );
}
