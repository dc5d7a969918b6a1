import { mapDefined } from '../mapDefined.ts';
import { toStoredTerm } from '../event/storedTerm.ts';
import { describe, expect, test } from 'vitest';
import { listItems, type Plan } from '../schedule/plan/plan.ts';
import { buildMadeUpDay, MORNING, changeRound } from '../schedule/testing/madeUpDay.ts';
import { toJudges, generateCompetition } from './competition.ts';
import { playDay, type PlayedRound } from './playDay.ts';

const { plan: DAY } = buildMadeUpDay('S', 1);
const JUDGES = toJudges(generateCompetition('S', 1, MORNING));
const WHOLE = listItems(DAY).length;
const PLAYED = playDay(DAY, WHOLE, JUDGES, 1);

const numberOf = (plan: Plan, id: string): string | undefined =>
  plan.events.flatMap(({ entries }) => entries).find((entry) => entry.id === id)?.number;

const recalls = mapDefined(PLAYED, ({ round }) => (round.kind === 'recall' ? round : undefined));
const finals = mapDefined(PLAYED, ({ round }) => (round.kind === 'final' ? round : undefined));

describe('a played day', () => {
  test('a simulated day dances every round with couples, in the order of the day', () => {
    const danced = listItems(DAY).filter((item) => item.kind === 'round' && item.event.entries.length > 0);
    expect(PLAYED.map(({ event, round }) => `${event} ${round.number}`)).toEqual(
      danced.map((item) => (item.kind === 'round' ? `${item.event.key} ${item.round.number}` : '')),
    );
  });

  test('each simulated judge recalls exactly the number asked for, without repetition, from the round’s couples', () => {
    expect(recalls.length).toBeGreaterThan(50);
    for (const { couples, marks, recallSize, panel } of recalls)
      for (const { recalled, judge } of marks) {
        expect(panel).toContain(judge);
        expect(new Set(recalled).size).toBe(recallSize);
        expect(recalled).toHaveLength(recallSize);
        expect(recalled.every((number) => couples.includes(number))).toBe(true);
      }
  });

  test('a simulated day has one list of marks per judge and dance', () => {
    for (const { event, round } of PLAYED) {
      if (round.kind === 'final') continue;
      const dances = DAY.events.find(({ key }) => key === event)?.dances ?? [];
      expect(new Set(round.marks.map(({ judge, dance }) => `${judge} ${toStoredTerm(dance)}`)).size).toBe(
        JUDGES.length * dances.length,
      );
    }
  });

  test('each simulated judge places every couple of a final once per dance, and the final has its places', () => {
    expect(finals).toHaveLength(52);
    for (const { couples, dances, panel } of finals)
      for (const { marks, judges } of dances) {
        expect(judges).toEqual(panel);
        for (const seat of judges.keys())
          expect(new Set([...marks.values()].map((row) => row[seat]))).toEqual(
            new Set(couples.map((_, at) => at + 1)),
          );
      }
    for (const { round, placings } of PLAYED)
      expect(placings).toHaveLength(round.kind === 'final' ? round.couples.length : 0);
  });

  test('only recalled couples of a simulated day dance the event’s next round', () => {
    const standing = new Map<string, readonly string[]>();
    for (const { event, round, wentOn } of PLAYED) {
      expect(round.couples).toEqual(standing.get(event) ?? round.couples);
      standing.set(
        event,
        mapDefined(wentOn, (id) => numberOf(DAY, id)),
      );
    }
  });

  test('a simulated recall takes a tie across the cut whole or not at all, and is never empty (Rule 1)', () => {
    for (const { couples, marks, recalled } of recalls) {
      const marksOf = (number: string): number =>
        marks.filter((own) => own.recalled.some((one) => one === number)).length;
      const least = Math.min(...recalled.map(marksOf));
      for (const number of couples)
        if (!recalled.includes(number)) expect(marksOf(number)).toBeLessThan(least);
      expect(recalled.length).toBeGreaterThan(0);
      expect(recalled.length).toBeLessThan(couples.length);
    }
  });

  test('a seed always simulates the same marks, and later rounds leave earlier ones unchanged', () => {
    expect(playDay(DAY, WHOLE, JUDGES, 1)).toEqual(PLAYED);
    const half: readonly PlayedRound[] = playDay(DAY, 60, JUDGES, 1);
    expect(half).toEqual(PLAYED.slice(0, half.length));
    expect(playDay(DAY, 60, JUDGES, 2)).not.toEqual(half);
  });

  test('simulated judges mostly agree: winners have more support than chance would give', () => {
    const firsts = finals.flatMap(({ dances }) =>
      dances.map(({ marks }) =>
        Math.max(...[...marks.values()].map((row) => row.filter((mark) => mark === 1).length)),
      ),
    );
    const mean = firsts.reduce((sum, n) => sum + n, 0) / firsts.length;
    expect(mean).toBeGreaterThan(JUDGES.length / 3);
    expect(mean).toBeLessThan(JUDGES.length);
  });

  test('a skipped round of a simulated day hands its couples on', () => {
    const item = listItems(DAY).find(
      (one) => one.kind === 'round' && one.round.number === 1 && one.event.rounds.length === 2,
    );
    if (item?.kind !== 'round') throw new Error('no semi-final');
    const ref = { kind: 'round', event: item.event.key, round: 1 } as const;
    const only = playDay(changeRound(DAY, ref, { state: 'skipped' }), WHOLE, JUDGES, 1).find(
      ({ event }) => event === item.event.key,
    );
    expect(only?.round).toMatchObject({ kind: 'final', number: 0 });
    expect(only?.round.couples).toHaveLength(item.event.entries.length);
  });
});
