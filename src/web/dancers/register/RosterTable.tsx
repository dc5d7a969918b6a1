import { Clock } from 'lucide-react';
import { useState } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { Roster, RosterLine } from '../../../domain/registrant/roster.ts';
import { ROSTER_COLUMNS } from '../../../domain/registrant/rosterColumns.ts';
import { setHead, setMeaning, type RosterText } from '../../../domain/registrant/rosterFixes.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { registerTeamWords } from '../../kit/words/english/registerTeam.ts';
import { useWords } from '../../kit/words/language.ts';
import { RosterFixes } from './RosterFixes.tsx';
import { useSchools, type SchoolChoices } from './useSchools.ts';

const FILTERS = ['all', 'fix', 'ready'] as const;
type Filter = (typeof FILTERS)[number];

const SKIP = 'skip';

const stateOf = ({ problems, waitsFor }: RosterLine): 'fix' | 'waits' | 'ready' => {
  if (problems.length > 0) return 'fix';
  return waitsFor === undefined ? 'ready' : 'waits';
};

const isShown = (line: RosterLine, filter: Filter): boolean =>
  filter === 'all' || (stateOf(line) === 'ready') === (filter === 'ready');

interface Props {
  readonly list: RosterText;
  readonly roster: Roster;
  readonly events: readonly CompetitionEvent[];
  readonly onChange: (list: RosterText) => void;
}

/** The list of a team: the meaning of each column above it, and each line's state, with its fixes below it. */
export function RosterTable(props: Props) {
  const { roster, list, onChange } = props;
  const words = useWords(registerTeamWords);
  const schools = useSchools();
  const [filter, setFilter] = useState<Filter>('all');
  const { lines, head, meanings, width } = roster;
  const ready = lines.filter((line) => stateOf(line) === 'ready').length;
  const counts = { all: lines.length, fix: lines.length - ready, ready };
  const shown = lines.filter((line) => isShown(line, filter));
  return (
    <section className="roster" aria-label={words.table}>
      <div className="roster-head">
        <output className="roster-count">
          <b className="number">{ready}</b> <span className="second">{words.ready(lines.length)}</span>
        </output>
        <PillChoice
          label={words.show}
          quiet
          options={FILTERS.map((value) => ({
            value,
            words: (
              <>
                {words.filters[value]} <b className="number">{counts[value]}</b>
              </>
            ),
          }))}
          value={filter}
          onChange={setFilter}
        />
        <p className="second roster-first">
          {head === undefined ? words.noHead : words.hasHead}{' '}
          <Button look="plain" size="small" onClick={() => onChange(setHead(list, head === undefined))}>
            {head === undefined ? words.itIsAHead : words.itIsADancer}
          </Button>
        </p>
      </div>
      <div className="roster-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="spoken">{words.line}</span>
              </th>
              {Array.from({ length: width }, (_, at) => {
                const heading = head?.[at] ?? '';
                const label = heading === '' ? words.column(at + 1) : words.columnOf(heading);
                return (
                  // Columns have no identity but their place.
                  // oxlint-disable-next-line react/no-array-index-key
                  <th key={at} scope="col">
                    <span className="caption">{heading === '' ? words.column(at + 1) : `“${heading}”`}</span>
                    <select
                      className="field-input roster-meaning"
                      aria-label={label}
                      data-skipped={meanings[at] === undefined ? '' : undefined}
                      value={meanings[at] ?? SKIP}
                      onChange={({ target }) =>
                        onChange(
                          setMeaning(
                            list,
                            at,
                            ROSTER_COLUMNS.find((column) => column === target.value),
                          ),
                        )
                      }
                    >
                      {ROSTER_COLUMNS.map((column) => (
                        <option key={column} value={column}>
                          {words.columns[column]}
                        </option>
                      ))}
                      <option value={SKIP}>{words.skip}</option>
                    </select>
                  </th>
                );
              })}
              <th scope="col">
                <span className="spoken">{words.state}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <Line key={line.number} line={line} schools={schools} {...props} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Line({ line, ...props }: Props & { readonly line: RosterLine; readonly schools: SchoolChoices }) {
  const words = useWords(registerTeamWords);
  const { meanings, width, head } = props.roster;
  const state = stateOf(line);
  return (
    <>
      <tr className="roster-line" data-state={state}>
        <th scope="row" className="caption tabular">
          {line.number}
        </th>
        {Array.from({ length: width }, (_, at) => {
          const meaning = meanings[at];
          return (
            <td
              // Cells have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              data-label={meaning === undefined ? (head?.[at] ?? '') : words.columns[meaning]}
              data-skipped={meaning === undefined ? '' : undefined}
              data-name={meaning === 'name' ? '' : undefined}
            >
              {line.cells[at]}
            </td>
          );
        })}
        <td className="roster-state">
          {state === 'ready' ? <StateLabel tone="ok">{words.states.ready}</StateLabel> : null}
          {state === 'fix' ? <StateLabel tone="warn">{words.states.fix}</StateLabel> : null}
          {state === 'waits' ? (
            <StateLabel tone="info" icon={<Clock size={16} strokeWidth={1.6} aria-hidden />}>
              {words.states.waits}
            </StateLabel>
          ) : null}
        </td>
      </tr>
      <RosterFixes line={line} {...props} />
    </>
  );
}
