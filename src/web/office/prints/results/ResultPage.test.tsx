import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RoundMarks } from '../../../../store/sheets/marks.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumbers,
} from '../../../kit/testing/builders.ts';
import { ResultPage } from './ResultPage.tsx';
import { buildResultSheets } from './resultSheets.ts';

const JUDGES = buildJudges('A', 'E', 'F');
const NO_MARKS: RoundMarks = new Map();

test('a printed result lists its judges, and each replacement with its dance', () => {
  const round = {
    ...buildSimpleRound(1, ['101', '102'], { state: 'posted' }),
    seats: new Map([
      ['Waltz', [buildJudgeKey('A'), buildJudgeKey('E')]],
      ['Tango', [buildJudgeKey('A'), buildJudgeKey('F')]],
    ] as const),
  };
  const event = buildSimpleEvent(['101', '102'], { dances: ['Waltz', 'Tango'], rounds: [round] });
  const counts = new Map(buildLeadNumbers('101', '102').map((one) => [one, 2]));
  const saved = { kind: 'recall', counts, placements: new Map() } as const;
  const [sheet] = buildResultSheets([{ event, round, saved, marks: NO_MARKS }], JUDGES);
  if (sheet === undefined) return expect.unreachable();
  const { container } = render(
    <ResultPage
      sheet={sheet}
      judges={JUDGES}
      foot=""
      chairman={undefined}
      signed={undefined}
      isHeld={false}
    />,
  );
  const said = container.querySelector('.result-judges')?.textContent;
  for (const { key, name } of JUDGES) expect(said).toContain(`${key} ${name}`);
  expect(said).toContain('F replaced E from Tango.');
});
