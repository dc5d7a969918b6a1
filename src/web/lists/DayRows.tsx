import { Suspense } from 'react';
import { Link } from 'wouter';
import { orNothing } from '../app/whenAskedFor.ts';
import { EventLevel } from '../parts/event/EventLevel.tsx';
import { RoundStateMark } from '../parts/event/RoundStateMark.tsx';
import { StyleMark } from '../parts/event/StyleMark.tsx';
import { screens } from '../screens/screens.ts';
import { lists } from '../words/english/lists.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import type { DayRow } from './competitorsDay.ts';
import { usePartnerSaid, useStandsSaid } from './useStandsSaid.ts';

// What reads a result comes with the first place there is.
const FinalPlace = orNothing(() => import('./FinalPlace.tsx'));

interface Props {
  readonly rows: readonly DayRow[];
  readonly timeOf: (at: number) => string;
}

/** What somebody has entered: the place where there is one, and how far it is. */
export function DayRows({ rows, timeOf }: Props) {
  return (
    <ul className="competitor-events">
      {rows.map((row) => (
        <Row key={`${row.event.key}/${row.entry.id}`} row={row} timeOf={timeOf} />
      ))}
    </ul>
  );
}

const STATE_OF = {
  entered: 'initialized',
  'not in it': 'empty',
  'to dance': 'initialized',
  'on the floor': 'running',
  'result to come': 'marked',
  out: 'posted',
  awards: 'marked',
} as const;

function Row({ row, timeOf }: { readonly row: DayRow; readonly timeOf: (at: number) => string }) {
  const { competitorPage } = useWords(lists);
  const { eventName } = useWords(terms);
  const said = useStandsSaid(timeOf);
  const partnerSaid = usePartnerSaid();
  const { event, stands } = row;
  const isJudged = stands.kind === 'out' || stands.kind === 'placed' || stands.kind === 'awards';
  return (
    <li>
      <span className="number competitor-place">
        {stands.kind === 'placed' ? (
          <Suspense>
            <FinalPlace event={event.key} number={row.entry.number} />
          </Suspense>
        ) : (
          <RoundStateMark state={STATE_OF[stands.kind]} word="" />
        )}
      </span>
      <p>
        <span className="lists-name">{eventName(event)}</span>
        <span className="second">
          {said(row)}
          {partnerSaid(row) === undefined ? null : `, ${partnerSaid(row)}`}
        </span>
        {isJudged ? (
          <Link to={screens.resultDetails.link({ event: event.key })}>{competitorPage.judged}</Link>
        ) : null}
      </p>
      <span className="competitor-chips">
        <EventLevel level={event.level} />
        {typeof event.style === 'string' ? <StyleMark name={event.style} /> : null}
      </span>
    </li>
  );
}
