import { expect, test } from 'vitest';
import type { RoundEntry } from '../../../domain/competition.ts';
import { parseEntryId, parseEventKey } from '../../../domain/ids.ts';
import type { ProgramEvent, ProgramRound } from '../../../domain/competition.ts';
import { buildDayLines } from '../../../domain/schedule/times/dayLines.ts';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import { listPossibleRounds, findNextDance } from './nextDance.ts';

const MINUTE = 60_000;
const id = parseEntryId('e1') ?? expect.unreachable();
const place = (...heats: number[]): RoundEntry => ({ id, heats });

const round = (number: number, state: ProgramRound['state'], couples: number, index: number): ProgramRound =>
  // As in the tree, where the state and its details come together.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  ({
    number,
    name: number === 0 ? 'Final' : 'Semi-Final',
    numHeats: number === 0 ? 1 : 2,
    scheduleIndex: index,
    startTime: index * 10 * MINUTE,
    entries: { length: couples },
    state,
    ...(state === 'running' || state === 'marked' || state === 'posted' ? { startedAt: index } : {}),
    ...(number === 0 ? {} : { recallSize: 6 }),
  }) as ProgramRound;

const event = (name: string, rounds: readonly ProgramRound[]): ProgramEvent => ({
  key: parseEventKey(name) ?? expect.unreachable(),
  name,
  level: 'Gold',
  style: 'Latin',
  dances: ['Samba'],
  entries: { length: 12 },
  rounds,
});

const asked = (events: readonly ProgramEvent[], places: Readonly<Record<string, RoundEntry>>) => {
  const couples = events.map(({ key }) => ({ event: key, entry: id }));
  const day = buildDayLines({ events, blocks: [], live: [], timing: DEFAULT_TIMING }, MINUTE);
  return findNextDance(
    listPossibleRounds(couples, events).map((one) => ({
      ...one,
      place: places[`${one.event.key}/${one.round.number}`],
    })),
    day,
    DEFAULT_TIMING,
  );
};

const waiting = event('Samba', [round(0, 'initialized', 0, 6), round(1, 'initialized', 12, 3)]);
const sooner = event('Jive', [round(0, 'initialized', 6, 2)]);

test('the earliest round is the next one, with the time of its own heat', () => {
  const next = asked([waiting, sooner], { 'Samba/1': place(2), 'Jive/0': place(1) });
  expect(next).toMatchObject({ kind: 'to dance', event: { name: 'Jive' }, heat: undefined });
  const second = asked([waiting], { 'Samba/1': place(2) });
  const first = asked([waiting], { 'Samba/1': place(1) });
  if (second.kind !== 'to dance' || first.kind !== 'to dance') return expect.unreachable();
  expect([first.heat, second.heat]).toEqual([1, 2]);
  expect((second.when?.likely ?? 0) - (first.when?.likely ?? 0)).toBe(90_000);
});

test('the next dance has no heat if heats change between dances', () => {
  expect(asked([waiting], { 'Samba/1': place(2, 1) })).toMatchObject({ kind: 'to dance', heat: undefined });
});

test('a couple with a bye dances the next round, and its heat is not drawn yet', () => {
  const seeded = (byes: number) =>
    event('Rumba', [
      round(0, 'initialized', 0, 6),
      { ...round(1, 'initialized', 3, 5), byes: { length: byes } },
      round(2, 'running', 12, 1),
    ]);
  expect(asked([seeded(3)], { 'Rumba/1': place(2) })).toMatchObject({
    kind: 'to dance',
    round: { number: 1 },
    heat: undefined,
  });
  // The next round contains other couples: callbacks are drawn but not posted.
  expect(asked([seeded(1)], { 'Rumba/1': place(2) })).toEqual({ kind: 'nothing' });
});

test('a round on the floor comes before later rounds', () => {
  const running = event('Rumba', [round(0, 'initialized', 0, 5), round(1, 'running', 12, 1)]);
  expect(asked([sooner, running], { 'Rumba/1': place(1), 'Jive/0': place(1) })).toMatchObject({
    kind: 'on the floor',
    event: { name: 'Rumba' },
  });
});

test('a round that started without a couple is still upcoming for it, without a time', () => {
  const running = event('Rumba', [round(0, 'initialized', 0, 5), round(1, 'running', 12, 1)]);
  const next = (away: boolean) =>
    asked([sooner, running], { 'Rumba/1': { ...place(2), away }, 'Jive/0': place(1) });
  expect(next(true)).toMatchObject({
    kind: 'to dance',
    event: { name: 'Rumba' },
    heat: 2,
    when: undefined,
  });
  expect(next(false)).toMatchObject({ kind: 'on the floor', heat: 2 });
});

test('a couple that has danced waits for callbacks; one that is not in the next round is done', () => {
  const marked = event('Rumba', [round(0, 'initialized', 0, 5), round(1, 'marked', 12, 1)]);
  expect(asked([marked], { 'Rumba/1': place(1) })).toMatchObject({ kind: 'waits' });
  const posted = event('Rumba', [round(0, 'initialized', 6, 5), round(1, 'posted', 12, 1)]);
  expect(asked([posted], {})).toEqual({ kind: 'nothing' });
  expect(asked([posted], { 'Rumba/0': place(1) })).toMatchObject({ kind: 'to dance' });
});

test('a couple that never came to the danced round waits for no callbacks', () => {
  const marked = event('Rumba', [round(0, 'initialized', 0, 5), round(1, 'marked', 12, 1)]);
  expect(asked([marked], { 'Rumba/1': { ...place(1), away: true } })).toEqual({ kind: 'nothing' });
});

test('the final of a recalled couple is read only once the callbacks are posted', () => {
  const held = event('Rumba', [round(0, 'initialized', 6, 5), round(1, 'marked', 12, 1)]);
  expect(listPossibleRounds([{ event: held.key, entry: id }], [held]).map((one) => one.round.number)).toEqual(
    [1],
  );
});
