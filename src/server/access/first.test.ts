import { expect, test } from 'vitest';
import { hasPriority, isTry } from '../rules/guard.ts';
import { ASKED_AT, hallWith, RULES, uid, type Values } from './testing/asked.ts';
import { and, EVERYBODY, SIGNED_IN, STAFF, type Who } from './testing/who.ts';

// Prioritized people, and the counters of wrong codes.

const about = (who: Who, differs: Values = {}) => ({
  auth: who === 'out' ? null : { uid: uid(who), provider: 'password', token: {} },
  now: ASKED_AT,
  root: hallWith(differs),
});

test('staff, and judges with a valid code, are prioritized', () => {
  const first = EVERYBODY.filter((who) => hasPriority(RULES, about(who)));
  expect(first).toEqual(and(['judge A', 'judge B', 'off the panel'], STAFF));
  // A claim without a code doesn't match a judge without one.
  const none = { 'judgeCodes/A': null, 'judgeClaims/judge A/code': null };
  expect(hasPriority(RULES, about('judge A', none))).toBe(false);
});

test('a wrong registration code counts against the device, and against the address if the device has shown no code', () => {
  const tried = (whom: 'ofDevice' | 'ofAddress') =>
    EVERYBODY.filter((who) =>
      isTry(RULES, { ...about(who), path: ['codeClaims', uid(who), 'Code009'] }, whom),
    );
  expect(tried('ofDevice')).toEqual(SIGNED_IN);
  expect(tried('ofAddress')).toEqual(SIGNED_IN.filter((who) => who !== 'holder'));
});

test('a wrong discount code counts against the device and the address, whoever tries it', () => {
  for (const whom of ['ofDevice', 'ofAddress'] as const)
    expect(
      EVERYBODY.filter((who) =>
        isTry(RULES, { ...about(who), path: ['discountsShown', uid(who), 'NOSUCHCODE'] }, whom),
      ),
    ).toEqual(SIGNED_IN);
});
