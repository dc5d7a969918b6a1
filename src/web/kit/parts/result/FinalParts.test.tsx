import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildSimpleEvent, buildJudges, buildLeadNumber } from '../../testing/builders.ts';
import { FinalParts } from './FinalParts.tsx';

test('couples that share 2nd to 4th have place 3, and no question calls them 3rd', () => {
  const places = { '101': 1, '102': 3, '103': 3, '104': 3, '105': 5 };
  const placings = Object.entries(places).map(([number, place]) => ({
    couple: buildLeadNumber(number),
    place,
    total: place,
    decidedBy: '9' as const,
    path: [],
  }));
  const { container } = render(
    <FinalParts
      event={buildSimpleEvent(Object.keys(places))}
      result={{ dances: [], steps: [], placings }}
      marks={undefined}
      panels={new Map()}
      judges={buildJudges()}
    />,
  );
  const texts = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(texts('.place-row-place')).toEqual(['1st', '3', '3', '3', '5th']);
  expect(texts('summary')).toEqual([
    'Why is 101 1st?',
    'Why is 102 tied at 3?',
    'Why is 103 tied at 3?',
    'Why is 104 tied at 3?',
    'Why is 105 5th?',
  ]);
});
