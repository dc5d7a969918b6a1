import { describe, expect, test } from 'vitest';
import { listMissing, buildSetupGuide, type SetupFacts } from './guide.ts';

const EMPTY: SetupFacts = {
  hasName: false,
  hasFirstDay: false,
  closes: false,
  events: 0,
  hasPrices: false,
  arePricesDated: false,
  hasWayToPay: false,
  hasVenue: false,
  judges: 0,
  hasChairman: false,
  hasScrutineer: false,
  hasNumbers: false,
  rounds: 0,
  areRoundsTimed: false,
  isRegistrationOver: false,
};
const READY: SetupFacts = {
  ...EMPTY,
  hasName: true,
  hasFirstDay: true,
  closes: true,
  events: 30,
  hasPrices: true,
  arePricesDated: true,
  hasWayToPay: true,
  hasVenue: true,
};

const states = (facts: SetupFacts) => {
  const { beforeOpening, beforeDay } = buildSetupGuide(facts);
  return Object.fromEntries([...beforeOpening, ...beforeDay].map(({ name, state }) => [name, state]));
};

describe('the setup guide', () => {
  test('the setup guide shows all steps open for an empty competition, and the schedule as later', () => {
    expect(states(EMPTY)).toEqual({
      basics: 'open',
      events: 'open',
      fees: 'open',
      payment: 'open',
      pages: 'open',
      officials: 'open',
      numbers: 'open',
      schedule: 'later',
    });
    expect(buildSetupGuide(EMPTY).minutes).toBeLessThanOrEqual(30);
  });

  test('the setup guide asks for nothing more before opening once name, dates, events, prices, a way to pay and the venue are there', () => {
    const guide = buildSetupGuide(READY);
    expect(listMissing(guide.beforeOpening)).toEqual([]);
    expect(guide.minutes).toBe(0);
    expect(listMissing(guide.beforeDay)).toEqual([
      'judges',
      'chairman',
      'scrutineer',
      'numbers',
      'rounds',
      'times',
    ]);
  });

  test.each([
    ['basics', { hasName: false }, ['name']],
    ['basics', { closes: false }, ['closing date']],
    ['events', { events: 0 }, ['events']],
    ['basics', { arePricesDated: false }, ['price dates']],
    ['fees', { hasPrices: false }, ['prices']],
    ['payment', { hasWayToPay: false }, ['way to pay']],
    ['pages', { hasVenue: false }, ['venue']],
  ] as const)('the setup step %s is not done with %j', (name, lacking, missing) => {
    const guide = buildSetupGuide({ ...READY, ...lacking });
    expect(guide.beforeOpening.filter(({ state }) => state !== 'done').map((step) => step.name)).toEqual([
      name,
    ]);
    expect(listMissing(guide.beforeOpening)).toEqual(missing);
    expect(guide.minutes).toBeGreaterThan(0);
  });

  test('two judges mark the setup step Officials as started, and rounds without times the step Schedule', () => {
    expect(states({ ...READY, judges: 2, rounds: 40 })).toMatchObject({
      officials: 'started',
      schedule: 'started',
    });
    const all = { judges: 3, hasChairman: true, hasScrutineer: true, rounds: 40, areRoundsTimed: true };
    expect(states({ ...READY, ...all })).toMatchObject({ officials: 'done', schedule: 'done' });
  });

  test('the schedule step of the setup guide is open once registration is over', () => {
    expect(states({ ...READY, isRegistrationOver: true }).schedule).toBe('open');
  });
});
