import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildProgramEvent } from '../../../domain/testing/program.ts';
import { buildLeadNumbers } from '../../kit/testing/builders.ts';
import { ResultsBoard } from './ResultsBoard.tsx';

test.each([
  [['101'], '3rd', 'Place 3rd: 101'],
  [['101', '102', '103'], '3', 'Place 3: 101, 102, 103'],
])('the results board shows that %o have place %s', (numbers, place, spoken) => {
  const couples = buildLeadNumbers(...numbers).map((number) => ({ number, names: [], school: undefined }));
  const event = buildProgramEvent('Jive', [{ state: 'posted', couples: 5 }]);
  const { container } = render(
    <ResultsBoard
      board={{ kind: 'results', event, round: 'Final', open: [{ place: 3, couples }], closed: [1] }}
    />,
  );
  expect(container.querySelector('.board-place')?.textContent).toBe(place);
  expect(screen.getByRole('status').textContent).toBe(spoken);
});

test('places on the results board that are still closed show their own number', () => {
  const event = buildProgramEvent('Jive', [{ state: 'posted', couples: 5 }]);
  const { container } = render(
    <ResultsBoard board={{ kind: 'results', event, round: 'Final', open: [], closed: [1, 3, 4.5, 4.5] }} />,
  );
  const rows = [...container.querySelectorAll('.board-closed')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['1', '3', '4.5', '4.5']);
});
