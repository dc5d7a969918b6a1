import { joinDances } from '../../kit/words/eventName.ts';
import { sortEventDances } from '../../../domain/event/dances.ts';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useHidesLevelIcons } from '../../kit/shell/useHidesLevelIcons.ts';
import { EventLevelLabel } from '../../kit/parts/event/EventLevelLabel.tsx';
import { dashboardWords } from '../../kit/words/english/dashboard.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { tabulateFieldSizes, type FieldCell, type FieldSize } from './tabulateFieldSizes.ts';
import { MIN_COUPLES_PER_EVENT } from './needs.ts';

/** The number of couples of each event: by level and style, each with a bar. */
export function FieldTable({ events }: { readonly events: readonly CompetitionEvent[] }) {
  const words = useWords(dashboardWords).fields;
  const hideLevelIcons = useHidesLevelIcons(useStore().staff);
  const rows = useMemo(() => tabulateFieldSizes(events), [events]);
  const most = Math.max(
    1,
    ...rows.flatMap(({ cells }) => cells.flatMap(({ fields }) => fields.map(({ couples }) => couples))),
  );
  return (
    <section aria-labelledby="fields">
      <h2 id="fields">{words.title}</h2>
      {rows.length === 0 ? (
        <p className="second">{words.none}</p>
      ) : (
        <>
          <p className="second">{words.about(MIN_COUPLES_PER_EVENT)}</p>
          <ul className="dashboard-fields">
            {rows.map(({ level, cells }) => (
              <li key={toStoredTerm(level)}>
                <h3>
                  <EventLevelLabel level={level} hideIcon={hideLevelIcons} />
                </h3>
                {cells
                  .filter(({ fields }) => fields.length > 0)
                  .map((cell) => (
                    <Cell key={toStoredTerm(cell.style)} cell={cell} most={most} />
                  ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Cell({ cell: { style, fields }, most }: { readonly cell: FieldCell; readonly most: number }) {
  const { styleName } = useWords(termsWords);
  return (
    <div className="dashboard-cell">
      <h4>{styleName(style)}</h4>
      <ul>
        {fields.map((field) => (
          <Bar key={field.event.key} field={field} most={most} />
        ))}
      </ul>
    </div>
  );
}

function Bar({ field: { event, couples }, most }: { readonly field: FieldSize; readonly most: number }) {
  const words = useWords(dashboardWords).fields;
  const { danceShort, eventName, ageName } = useWords(termsWords);
  const isFew = couples < MIN_COUPLES_PER_EVENT;
  const dances = joinDances(sortEventDances(event).map(danceShort));
  const named = event.age === undefined ? dances : `${ageName(event.age)}, ${dances}`;
  return (
    <li>
      <span title={eventName(event)}>{event.dances.length === 0 ? eventName(event) : named}</span>
      <span className="dashboard-bar" aria-hidden>
        <span style={{ width: `${(100 * couples) / most}%` }} />
      </span>
      <b className="number" aria-hidden>
        {couples}
      </b>
      <span className="spoken">{words.couples(couples)}</span>
      <span className="dashboard-few">
        {isFew ? <TriangleAlert size={14} strokeWidth={1.6} aria-label={words.few} /> : null}
      </span>
    </li>
  );
}
