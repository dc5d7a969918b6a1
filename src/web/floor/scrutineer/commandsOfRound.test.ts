import { expect, test, vi } from 'vitest';
import { isFinal, type Round } from '../../../domain/competition.ts';
import type { Approval } from '../../../store/results/approvals.ts';
import {
  buildQuestion,
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
} from '../../kit/testing/builders.ts';
import { planProblemsWords } from '../../kit/words/english/planProblems.ts';
import { releaseWords } from '../../kit/words/english/release.ts';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { listCommands, type RoundDeskState } from './commandsOfRound.ts';
import { computeFinal } from '../../../store/models/round/finalCount.ts';
import {
  buildRoundModel,
  type CurrentFinal,
  type RoundModel,
} from '../../../store/models/round/roundModel.ts';
import { buildFinalQuestion } from '../../../store/results/askChairman.ts';
import { roundActionsWords } from '../../kit/words/english/roundActions.ts';
import { gatherSheets } from '../../../store/models/round/roundSheets.ts';

const COUPLES = ['101', '117'];
const nothing = () => undefined;

const READY: Pick<RoundModel, 'post'> = { post: { kind: 'ready', changesBy: () => [] } };

const WAITS: Approval = { kind: 'waits', asked: buildQuestion({ what: 'final' }) };

/** Keys and words of the possible commands, in the order of the desk. */
function possible(
  state: Round['state'],
  approval: Approval = { kind: 'nothing' },
  open = vi.fn(),
  {
    model: own,
    ...more
  }: Partial<Omit<RoundDeskState, 'model'>> & { readonly model?: Partial<RoundModel> } = {},
) {
  const round = more.round ?? buildSimpleRound(0, COUPLES, { state });
  if (!isFinal(round)) throw new Error('These are the commands of a final');
  const event = more.event ?? { ...buildSimpleEvent(COUPLES), rounds: [round] };
  const judges = buildJudges('A', 'B');
  const sheets = gatherSheets(event, round, judges, { roundMarks: new Map(), sheets: new Map() });
  const final: CurrentFinal = {
    computed: computeFinal(event, sheets),
    earlier: new Map(),
    release: 'at once',
  };
  const now: RoundDeskState = {
    event,
    round,
    judges,
    sheets,
    back: undefined,
    onFind: nothing,
    next: undefined,
    onNext: nothing,
    onPrint: nothing,
    onKeyPaper: nothing,
    sheetsShown: false,
    onSheets: nothing,
    actions: {
      onTheWay: [],
      busy: false,
      problem: undefined,
      askToStop: vi.fn(),
      openDialog: null,
      start: nothing,
      perform: vi.fn(),
    },
    chairman: { approval, busy: false, problem: undefined, ask: nothing },
    model: { ...buildRoundModel({ event, round, sheets, approval, final }), ...READY, ...own },
    posting: { label: 'Post the final', done: 'The final is posted' },
    keys: [],
    ...more,
  };
  const sentences = {
    scrutineer: scrutineerWords.english,
    roundActions: roundActionsWords.english,
    terms: termsWords.english,
    release: releaseWords.english,
    planProblems: planProblemsWords.english,
  };
  const commands = listCommands(now, sentences, { ask: open, goTo: nothing });
  return {
    commands,
    perform: now.actions.perform,
    keys: commands
      .filter(({ run, blocked }) => run !== undefined && blocked === undefined)
      .map(({ key }) => key),
  };
}

const doesNow = (now: ReturnType<typeof possible>, key: string) =>
  now.commands.find((command) => command.key === key)?.run;

const COMING = { event: buildSimpleEvent(COUPLES), round: buildSimpleRound(1, COUPLES) };

test('the commands follow the state of the round', () => {
  expect(possible('initialized').keys).toEqual(['s', 'f', '?']);
  expect(possible('running').keys).toEqual(['Enter', 'k', 'b', 'c', 'j', 'm', 'f', '?']);
  expect(possible('marked').keys).toEqual(['p', 'k', 'r', 'c', 'j', 'x', 'm', 'f', '?']);
  expect(possible('posted').keys).toEqual(['ctrl+p', 'v', 't', 'm', 'f', '?']);
});

test('a final waits for its semi-final, even after a walk-on joined it', () => {
  const final = buildSimpleRound(0, ['101'], { state: 'initialized' });
  const semi = (state: Round['state']) => buildSimpleRound(1, COUPLES, { state });
  const startOf = (before: Round['state']) =>
    possible('initialized', undefined, undefined, {
      event: { ...buildSimpleEvent(COUPLES), rounds: [final, semi(before)] },
      round: final,
    }).commands.find(({ key }) => key === 's');
  expect(startOf('running')?.blocked).toContain('comes first');
  expect(startOf('posted')?.blocked).toBeUndefined();
});

test('every command has its own key, and is in the list of keys at any time', () => {
  for (const state of ['initialized', 'running', 'marked', 'posted'] as const) {
    const keys = possible(state).commands.map(({ key }) => key);
    expect(keys.join(' ')).toBe('s Enter p a w n k l ctrl+p v t r b c j x m f ?');
  }
});

test.each([
  ['starts the round', 's', 'initialized', 'running'],
  ['closes judging', 'Enter', 'running', 'marked'],
  ['posts', 'p', 'marked', 'posted'],
] as const)('the key that %s does nothing when it is pressed once more', (_, key, before, after) => {
  expect(doesNow(possible(before), key)).toBeDefined();
  expect(doesNow(possible(after, undefined, undefined, { next: COMING }), key)).toBeUndefined();
});

test('closing a round with missing sheets asks first', () => {
  const open = vi.fn();
  doesNow(possible('running', undefined, open), 'Enter')?.();
  expect(open).toHaveBeenCalledWith('close');
});

test('a pending question to the chairman makes posting warn first, blocks other questions, and can be withdrawn', () => {
  const open = vi.fn();
  const question = { about: 'final', question: buildFinalQuestion('') } as const;
  const now = possible('marked', WAITS, open, { model: { question } });
  doesNow(now, 'p')?.();
  expect(open).toHaveBeenCalledWith('post');
  expect(now.perform).not.toHaveBeenCalled();
  expect(now.keys).toContain('w');
  expect(now.keys).not.toContain('a');
  const before = possible('marked', undefined, open, { model: { question } });
  doesNow(before, 'p')?.();
  expect(before.perform).toHaveBeenCalledOnce();
  expect(before.keys).not.toContain('w');
  expect(before.keys).toContain('a');
});

test('a posted round offers the next one, and the release if places wait for the awards', () => {
  const waiting = {
    step: 'release',
    blocked: undefined,
    busy: false,
    problem: undefined,
    release: nothing,
    hide: nothing,
  } as const;
  const posted = possible('posted', undefined, undefined, { next: COMING, release: waiting });
  expect(posted.keys).toEqual(['n', 'l', 'ctrl+p', 'v', 't', 'm', 'f', '?']);
  const labelOf = (key: string) => posted.commands.find((command) => command.key === key)?.label;
  expect(labelOf('n')).toBe('Next: Bronze Waltz, semi-final');
  expect(labelOf('l')).toBe('Release the placings');
});

test('a signed round offers no undo', () => {
  const decided = { verdict: 'signed', name: 'Cy', at: 1, note: undefined, count: undefined } as const;
  const { keys } = possible('posted', { kind: 'signed', asked: undefined, decided });
  expect(keys.join(' ')).toBe('ctrl+p v m f ?');
});
