import { expect, test } from 'vitest';
import { hasPriority, isGuess } from '../rules/guard.ts';
import { REQUEST_TIME, buildMiddayTree, RULES, toUid, type Values } from './testing/writeChecks.ts';
import { combineGroups, EVERYBODY, SIGNED_IN, TEST_STAFF, type TestPerson } from './testing/testPersons.ts';

// Prioritized people, and the counters of wrong codes.

const about = (who: TestPerson, differs: Values = {}) => ({
  auth: who === 'out' ? null : { uid: toUid(who), provider: 'password', token: {} },
  now: REQUEST_TIME,
  root: buildMiddayTree(differs),
});

test('staff, and judges with a valid code, are prioritized', () => {
  const first = EVERYBODY.filter((who) => hasPriority(RULES, about(who)));
  expect(first).toEqual(combineGroups(['judge A', 'judge B', 'off the panel'], TEST_STAFF));
  // A claim without a code doesn't match a judge without one.
  const none = { 'judgeCodes/A': null, 'judgeClaims/judge A/code': null };
  expect(hasPriority(RULES, about('judge A', none))).toBe(false);
});

test('a wrong registration code counts against the device, and against the address if the device has shown no code', () => {
  const tried = (whom: 'ofDevice' | 'ofAddress') =>
    EVERYBODY.filter((who) =>
      isGuess(RULES, { ...about(who), path: ['codeClaims', toUid(who), 'Code009'] }, whom),
    );
  expect(tried('ofDevice')).toEqual(SIGNED_IN);
  expect(tried('ofAddress')).toEqual(SIGNED_IN.filter((who) => who !== 'holder'));
});

test('a wrong discount code counts against the device and the address, whoever tries it', () => {
  for (const whom of ['ofDevice', 'ofAddress'] as const)
    expect(
      EVERYBODY.filter((who) =>
        isGuess(RULES, { ...about(who), path: ['discountsShown', toUid(who), 'NOSUCHCODE'] }, whom),
      ),
    ).toEqual(SIGNED_IN);
});
