import { describe, expect, test } from 'vitest';
import { findFloods, type RegistrationTrace } from './floods.ts';

const MINUTE = 60_000;

const NAMES = [
  'Ann Lee',
  'Bo Ito',
  'Cy Day',
  'Di Fox',
  'Ed Ray',
  'Flo Kim',
  'Gus Orr',
  'Hal Poe',
  'Ida Roy',
  'Jo Sun',
];
const seen = (at: number, more: Partial<RegistrationTrace> = {}): RegistrationTrace => ({
  code: `c${at}`,
  name: NAMES[at % NAMES.length] ?? '',
  email: `somebody${at}@example.org`,
  createdAt: at * 10 * MINUTE,
  hasConsented: true,
  dancers: 1,
  entries: 4,
  codes: [],
  device: 'phone',
  ...more,
});
const many = (count: number, more: (at: number) => Partial<RegistrationTrace> = () => ({})) =>
  Array.from({ length: count }, (_, at) => seen(at, more(at)));
const signs = (all: readonly RegistrationTrace[]) => findFloods(all).flatMap((flood) => flood.signs);

describe('from one device', () => {
  test('a family, or a coach’s team in one registration, is not reported as a flood', () => {
    expect(findFloods(many(4))).toEqual([]);
    const team = seen(0, { codes: Array.from({ length: 40 }, (_, at) => `d${at}`) });
    const dancers = team.codes.map((code) => seen(1, { code, createdAt: 0, hasConsented: false }));
    expect(findFloods([team, ...dancers])).toEqual([]);
  });

  test('ten registrations from one device, one by one, are reported as too many', () => {
    expect(signs(many(10))).toEqual([{ kind: 'many', count: 10 }]);
  });

  test('five registrations from one device within a minute are reported as fast; within five minutes they are not', () => {
    expect(signs(many(5, (at) => ({ createdAt: at * 14_000 })))).toEqual([{ kind: 'fast', count: 5 }]);
    expect(signs(many(5, (at) => ({ createdAt: at * MINUTE })))).toEqual([]);
  });

  test('registrations with names that differ only in digits, or with a shared address, are reported', () => {
    expect(signs(many(4, (at) => ({ name: `Test-${at}` })))).toEqual([
      { kind: 'alike', count: 4, name: 'Test-0' },
    ]);
    expect(signs(many(4, () => ({ email: 'X@example.org' })))).toEqual([
      { kind: 'one address', count: 4, email: 'X@example.org' },
    ]);
  });

  test('a single registration that bypassed the form is reported', () => {
    expect(signs([seen(0, { hasConsented: false })])).toEqual([{ kind: 'no consent', count: 1 }]);
  });

  test('registrations made by the organizer are never reported', () => {
    expect(findFloods(many(60, () => ({ device: undefined, createdAt: 0, hasConsented: false })))).toEqual(
      [],
    );
  });
});

describe('from many devices', () => {
  const each = (apart: number) => (at: number) => ({ device: `phone ${at}`, createdAt: at * apart });

  test('forty registrations within a minute are reported as a rush; in ten minutes they are a normal deadline', () => {
    expect(
      findFloods(many(50, each(1000))).map(({ isOneDevice, registrations }) => [
        isOneDevice,
        registrations.length,
      ]),
    ).toEqual([[false, 50]]);
    expect(findFloods(many(50, each(12_000)))).toEqual([]);
  });

  test('registrations of one device are reported once', () => {
    const script = many(12, () => ({ createdAt: 0, device: 'script' }));
    const others = many(50, (at) => ({ code: `o${at}`, device: `phone ${at}`, createdAt: 0 }));
    expect(
      findFloods([...script, ...others]).map(({ key, registrations }) => [key, registrations.length]),
    ).toEqual([
      ['rush o0', 50],
      ['script', 12],
    ]);
  });
});
