import { expect, test } from 'vitest';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { parseEntryId, createEventKey } from '../../domain/ids.ts';
import type { RoundState } from '../../domain/round/rounds.ts';
import { parseEvent } from '../events/events.ts';
import { startRound } from './startRound.ts';
import { undoStart } from './undoStart.ts';
import { toStoredState } from '../tree/roundState.ts';

const BY = { uid: 'u', who: 'Mia', device: 'tablet', at: 1 };

const eventWith = (before: RoundState): CompetitionEvent =>
  parseEvent(createEventKey('Waltz'), {
    name: 'Waltz',
    entries: { e1: { leadName: 'Lee', followName: 'Fay', leadNumber: 1 } },
    rounds: {
      0: { roundState: toStoredState('initialized'), entries: { e1: { heat: 1 } } },
      1: { roundState: toStoredState(before), entries: { e1: { heat: 1 } } },
    },
  });

const lastOf = (event: CompetitionEvent) => {
  const [round] = event.rounds;
  if (round === undefined) throw new Error('no round');
  return { event, round };
};

const DANCED = 'events/Waltz/danced/e1';

test('the start of a round stores which couples have danced', () => {
  const { event, round } = lastOf(eventWith('posted'));
  expect(startRound(BY, event, round).patch).toMatchObject({ [DANCED]: true });
  expect(
    startRound(BY, event, round, { away: new Set(['e1'].flatMap((id) => parseEntryId(id) ?? [])) }).patch,
  ).toMatchObject({ [DANCED]: true });
});

test('taking back the first start removes the danced couples again, and taking back a later one does not', () => {
  expect(undoStart(BY, lastOf(eventWith('skipped'))).patch).toMatchObject({ [DANCED]: null });
  expect(undoStart(BY, lastOf(eventWith('posted'))).patch).not.toHaveProperty([DANCED]);
});
