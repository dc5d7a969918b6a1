import { expect, test } from 'vitest';
import { createEventKey, parseJudgeKey, parseLeadNumber } from '../../domain/ids.ts';
import type { RoundState } from '../../domain/round/rounds.ts';
import { findSheetRefusal } from './reception.ts';

const leads = (text: string) => text.split(' ').flatMap((one) => parseLeadNumber(one) ?? []);

test.each<{
  why: string;
  mine: string;
  sent?: boolean;
  there: string | undefined;
  state: RoundState;
  isIn?: boolean;
  renumbered?: number;
  reception: string;
}>([
  {
    why: 'a draft whose answer was lost',
    mine: '101',
    there: '101',
    state: 'marked',
    reception: 'there already',
  },
  {
    why: 'a sent sheet likewise',
    mine: '101',
    sent: true,
    there: '101',
    state: 'posted',
    isIn: true,
    reception: 'there already',
  },
  {
    why: 'an empty sheet that is in',
    mine: '',
    sent: true,
    there: '',
    state: 'posted',
    isIn: true,
    reception: 'there already',
  },
  {
    why: 'only its draft had arrived',
    mine: '101',
    sent: true,
    there: '101',
    state: 'marked',
    reception: 'too late',
  },
  { why: 'the round was closed', mine: '101 102', there: '101', state: 'marked', reception: 'too late' },
  { why: 'the round was skipped', mine: '101', there: '', state: 'skipped', reception: 'too late' },
  {
    why: 'in a final, another order',
    mine: '102 101',
    sent: true,
    there: '101 102',
    state: 'running',
    isIn: true,
    reception: 'too late',
  },
  {
    why: 'the other device sent before',
    mine: '101',
    there: '102',
    state: 'running',
    isIn: true,
    reception: 'too late',
  },
  { why: 'the round has not begun', mine: '101', there: '', state: 'initialized', reception: 'too early' },
  { why: 'an old access code', mine: '101', there: undefined, state: 'running', reception: 'refused' },
  {
    why: 'an old access code, and closed',
    mine: '101',
    there: undefined,
    state: 'marked',
    reception: 'too late',
  },
  {
    why: 'a draft of a round that has another number now',
    mine: '101',
    there: undefined,
    state: 'initialized',
    renumbered: 1,
    reception: 'renumbered',
  },
  {
    why: 'the same, and the round of that number has these very marks',
    mine: '101',
    there: '101',
    state: 'running',
    renumbered: 1,
    reception: 'renumbered',
  },
  {
    why: 'a draft with nothing on it, of such a round',
    mine: '',
    there: undefined,
    state: 'running',
    renumbered: 1,
    reception: 'there already',
  },
  {
    why: 'sent for a round that has another number now, and the one of its number has not begun',
    mine: '101',
    sent: true,
    there: undefined,
    state: 'initialized',
    renumbered: 1,
    reception: 'too late',
  },
])(
  'the server’s copy decides if a sheet was received: $why: $reception',
  ({ mine, sent = false, there, state, isIn = false, renumbered, reception }) => {
    const judge = parseJudgeKey('B');
    if (judge === undefined) throw new Error('B is a judge');
    const place = {
      event: createEventKey('Waltz'),
      round: 1,
      renumbered: undefined,
      judge,
      dance: 'Waltz',
    } as const;
    const marks = there === undefined ? undefined : leads(there);
    const stands = { renumbered, state, marks, isIn };
    expect(findSheetRefusal(place, { numbers: leads(mine), sent }, stands)).toBe(reception);
  },
);
