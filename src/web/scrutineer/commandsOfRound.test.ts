import { expect, test, vi } from 'vitest';
import type { Round } from '../../domain/competition.ts';
import type { Approval } from '../../store/results/approvals.ts';
import { buildEvent, buildJudges, buildRound } from '../testing/builders.ts';
import { scrutineer } from '../words/english/scrutineer.ts';
import { terms } from '../words/english/terms.ts';
import { commandsOfRound, type DeskNow } from './commandsOfRound.ts';
import { gatherSheets } from '../staff/round/roundSheets.ts';

const COUPLES = ['101', '117'];
const nothing = () => undefined;

/** Keys and words of what can be done, in the order of the desk. */
function possible(state: Round['state'], approval: Approval = { kind: 'nothing' }, open = vi.fn()) {
  const round = buildRound(0, COUPLES, { state });
  const event = { ...buildEvent(COUPLES), rounds: [round] };
  const judges = buildJudges('A', 'B');
  const now: DeskNow = {
    event,
    round,
    judges,
    sheets: gatherSheets(event, round, judges, new Map(), new Map()),
    back: undefined,
    onFind: () => undefined,
    onNext: nothing,
    onKeyPaper: nothing,
    sheetsShown: false,
    onSheets: nothing,
    actions: {
      journal: {
        isOpen: true,
        queue: undefined,
        device: 'laptop',
        onTheWay: [],
        overtaken: [],
        unkept: undefined,
        author: vi.fn(),
        perform: vi.fn(),
      },
      busy: false,
      problem: undefined,
      start: nothing,
      close: nothing,
      reopen: nothing,
      post: nothing,
      unpost: nothing,
      perform: vi.fn(),
    },
    chairman: { approval, busy: false, problem: undefined, ask: nothing },
    main: { label: 'Post the final', does: nothing },
    question: undefined,
    keys: [],
  };
  const commands = commandsOfRound(now, scrutineer.english, terms.english, open, nothing);
  return {
    commands,
    keys: commands
      .filter(({ does, blocked }) => does !== undefined && blocked === undefined)
      .map(({ key }) => key),
  };
}

test('what can be done follows the state of the round', () => {
  expect(possible('initialized').keys).toEqual(['s', 'n', '?']);
  expect(possible('running').keys).toEqual(['Enter', 'k', 'c', 'j', 'm', 'f', 'n', '?']);
  expect(possible('marked').keys).toEqual(['Enter', 'k', 'r', 'c', 'j', 'x', 'm', 'f', 'n', '?']);
  expect(possible('posted').keys).toEqual(['p', 't', 'm', 'f', 'n', '?']);
});

test('no two commands have the same key, and every one of them is on the list at any time', () => {
  for (const state of ['initialized', 'running', 'marked', 'posted'] as const) {
    const keys = possible(state).commands.map(({ key }) => key);
    expect(keys).toEqual(['s', 'Enter', 'a', 'k', 'p', 't', 'r', 'c', 'j', 'x', 'm', 'f', 'n', '?']);
  }
});

test('a round that is closed without all sheets asks first', () => {
  const open = vi.fn();
  possible('running', undefined, open)
    .commands.find(({ key }) => key === 'Enter')
    ?.does?.();
  expect(open).toHaveBeenCalledWith('close');
});

test('under the chairman’s signature nothing is taken back', () => {
  const decided = { verdict: 'signed', name: 'Cy', at: 1, note: undefined, count: undefined } as const;
  expect(possible('posted', { kind: 'signed', asked: undefined, decided }).keys).toEqual([
    'p',
    'm',
    'f',
    'n',
    '?',
  ]);
});
