import { expect, test } from 'vitest';
import type { Round } from '../../../domain/competition.ts';
import { createEventKey } from '../../../domain/ids.ts';
import { buildSheetCode } from '../../../domain/keying/sheetCode.ts';
import { buildSimpleEvent, buildSimpleRound, buildJudgeKey } from '../../kit/testing/builders.ts';
import { parseDeskAddress } from './deskAddress.ts';

const waltz = buildSimpleEvent(['601'], {
  key: createEventKey('Gold Waltz'),
  rounds: [buildSimpleRound(0, []), buildSimpleRound(1, ['601'])],
});
const [final, semi] = waltz.rounds as readonly [Round, Round];
/** A round came in between: the semi-final has number 2. */
const grown = {
  ...waltz,
  rounds: [
    { ...final, origin: '0.0' },
    { ...semi, origin: '1.1' },
    { ...semi, number: 2, origin: '1.0' },
  ] as readonly Round[],
};
const CODE = buildSheetCode(waltz, semi, buildJudgeKey('C'));
const asked = (events: Parameters<typeof parseDeskAddress>[0], address: string) => {
  const told = parseDeskAddress(events, new URLSearchParams(address));
  return told.kind === 'round' ? told.at.round.number : told.kind;
};

test('a scanned sheet opens its round, even after the round was renumbered', () => {
  expect(asked([waltz], `sheet=${CODE}`)).toBe(1);
  expect(asked([grown], `sheet=${CODE}`)).toBe(2);
  expect(asked([grown], `sheet=${CODE.slice(0, 4)}`)).toBe('several');
});

test('a round no longer on the plan is reported as removed, and no other one opens instead', () => {
  expect(asked([{ ...grown, rounds: grown.rounds.slice(0, 2) }], `sheet=${CODE}`)).toBe('gone');
  expect(asked([waltz], 'event=Gold Waltz&round=1')).toBe(1);
  expect(asked([waltz], 'event=Gold Waltz&round=2')).toBe('gone');
  expect(asked([waltz], 'event=Last Waltz&round=1')).toBe('gone');
  expect(asked([waltz], '')).toBe('nothing');
});
