import { buildLevelTable, type LevelRow } from '../../../../domain/eligibility/levelTable.ts';
import type { EligibilityRules } from '../../../../domain/eligibility/rules.ts';
import { eligibilityWords } from '../../words/english/eligibility.ts';
import { useWords } from '../../words/language.ts';
import { LevelMark } from '../event/LevelMark.tsx';
import { ScrollRegion } from '../page/ScrollRegion.tsx';

export interface EligibilityViewProps {
  readonly rules: EligibilityRules;
  readonly hideLevelIcons: boolean;
}

/** One row per level, with the dancers who may enter and the levels they may add. A column without a rule is left out. */
export function LevelTable({ rules, hideLevelIcons }: EligibilityViewProps) {
  const words = useWords(eligibilityWords).table;
  const rows = buildLevelTable(rules);
  const isClosedTo = rows.some(({ openUntil }) => openUntil.length > 0);
  const isAlone = rows.some(({ beside }) => beside.length < rows.length - 1);
  if (!isClosedTo && !isAlone) return null;
  return (
    <ScrollRegion label={words.label}>
      <table className="eligibility-table">
        <caption className="spoken">{words.label}</caption>
        <thead>
          <tr>
            <th scope="col">{words.level}</th>
            {isClosedTo ? <th scope="col">{words.openIf}</th> : null}
            {isAlone ? <th scope="col">{words.beside[rules.levels?.per ?? 'style']}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.level}>
              <th scope="row">
                <data value={row.level}>
                  <LevelMark level={row.level} hideIcon={hideLevelIcons} />
                </data>
              </th>
              {isClosedTo ? <OpenIf row={row} /> : null}
              {isAlone ? <Beside row={row} others={rows.length - 1} /> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function OpenIf({ row: { openUntil } }: { readonly row: LevelRow }) {
  const words = useWords(eligibilityWords).table;
  return <td>{openUntil.length === 0 ? words.openToAll : words.openUntil(openUntil)}</td>;
}

function Beside({ row, others }: { readonly row: LevelRow; readonly others: number }) {
  const words = useWords(eligibilityWords).table;
  const { beside, besideWithOthers } = row;
  const isAny = beside.length === others;
  return (
    <td>
      <data value={beside.join(' ')}>
        {isAny ? words.anything : null}
        {!isAny && beside.length === 0 && besideWithOthers.length === 0 ? words.alone : null}
        {!isAny && beside.length > 0 ? words.levels(beside) : null}
      </data>
      {besideWithOthers.length > 0 ? (
        <span className="eligibility-others">{words.withOthers(besideWithOthers)}</span>
      ) : null}
    </td>
  );
}
