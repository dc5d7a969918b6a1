import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildProgramEvent } from '../../../domain/testing/program.ts';
import { NowCard } from './NowCard.tsx';
import { listCurrentRounds } from './currentRounds.ts';

test.each([
  [1, 'Recall', '7 of 12'],
  [0, 'Couples', '12'],
])('round %i with 1 of 13 couples away shows the number of couples that dance', (number, name, figure) => {
  const running = { state: 'running', couples: 13, away: 1 } as const;
  const rounds = number === 0 ? [running] : [{ state: 'initialized', couples: 0 } as const, running];
  const [now] = listCurrentRounds([buildProgramEvent('Jive', rounds)], []);
  if (now === undefined) return expect.unreachable();
  const recall = now.recall === undefined ? undefined : 7;
  render(<NowCard now={{ ...now, recall }} timeOf={String} />);
  expect(screen.getByText(name).nextElementSibling?.textContent).toBe(figure);
});
