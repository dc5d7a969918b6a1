import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createPlan } from '../../../domain/schedule/plan/plan.ts';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import { buildSimpleEvent, buildSimpleRound } from '../../kit/testing/builders.ts';
import type { HallState } from '../../staff/hall/useHallState.ts';
import { clockWrapper } from '../../kit/testing/storeWrapper.tsx';
import { RoundChangeDialog } from './RoundChangeDialog.tsx';

vi.mock('../../staff/journal/useDecisions.ts', () => ({
  useDecisions: () => ({ busy: false, problem: undefined, act: vi.fn(), isKept: () => false }),
}));
vi.mock('../../kit/parts/toast/useToast.ts', () => ({ useToast: () => vi.fn() }));

const event = buildSimpleEvent([], {
  rounds: [
    buildSimpleRound(0, [], { state: 'initialized' }),
    buildSimpleRound(1, [], { state: 'initialized' }),
  ],
});
const hall: HallState = {
  day: [],
  plan: createPlan([event], [], () => false),
  timing: DEFAULT_TIMING,
  floor: [],
};

test.each(event.rounds.map((round) => [round.name, round] as const))(
  'the dialog for the %s opens unchanged, with a recall field unless it is the final',
  (_, round) => {
    render(<RoundChangeDialog hall={hall} at={{ event, round }} onClose={vi.fn()} />, {
      wrapper: clockWrapper(),
    });
    expect(screen.getByRole('button', { name: 'Nothing changed yet' })).toBeTruthy();
    expect(screen.queryByLabelText('Recall') === null).toBe(round.number === 0);
  },
);
