import { isFinal } from '../../../domain/competition.ts';
import { mayBecome } from '../../../domain/schedule/plan/states.ts';
import { screens } from '../../kit/screens/screens.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import type { Chairman } from './useChairman.ts';
import type { Command } from './command.ts';
import type { DeskProps } from './deskProps.ts';
import { openQuestion, questionWithdrawn } from '../../../store/results/questionWithdrawn.ts';
import type { ReleaseNow } from '../../staff/round/useRelease.ts';
import { whyNotUnposted } from '../../../store/models/round/unposting.ts';

/** The dialogs of the desk. */
export type Asking = 'close' | 'post' | 'reopen' | 'unpost' | 'couple' | 'judge' | 'saved' | 'keys';

/** The desk of a round with what this kind of round adds to it. */
export interface DeskNow extends DeskProps {
  readonly chairman: Chairman;
  /** The posting, once judging is closed: what the button says, and what is missing before it can be pressed. */
  readonly main: Pick<Command, 'label' | 'blocked' | 'busyLabel'> & { readonly does: () => void };
  /** What the chairman can be asked now; `first`: nothing can be posted before. */
  readonly question:
    | { readonly label: string; readonly ask: () => void; readonly first?: true | undefined }
    | undefined;
  /** The places of a posted final, where they wait for the awards. */
  readonly release?: ReleaseNow | undefined;
  /** Keys of this kind of round. */
  readonly keys: readonly Command[];
}

const when = (now: boolean, does: () => void): (() => void) | undefined => (now ? does : undefined);

/** The sentences of its commands. */
interface CommandWords {
  readonly scrutineer: Sentences<'scrutineer'>;
  readonly terms: Sentences<'terms'>;
  readonly release: Sentences<'release'>;
  readonly planProblems: Sentences<'planProblems'>;
}

/** The ways from a command to somewhere else. */
interface CommandWays {
  /** Opens a dialog that asks first. */
  readonly ask: (asking: Asking) => void;
  /** Leaves for another page. */
  readonly goTo: (address: string) => void;
}

/** Everything that can be done with the round as it stands, and what can be done at another time. */
export function commandsOfRound(
  now: DeskNow,
  { scrutineer: { actions: words, unposting }, terms, release: releasing, planProblems }: CommandWords,
  { ask, goTo }: CommandWays,
): readonly Command[] {
  const { eventName, roundInSentence } = terms;
  const { event, round, sheets, actions, chairman, main, question, release, keys, next } = now;
  const missing = sheets.missing.length;
  const { state } = round;
  const judging = state === 'running' || state === 'marked';
  const close = () => (missing > 0 ? ask('close') : actions.close());
  const open = openQuestion(chairman.approval);
  const signed = chairman.approval.kind === 'signed';
  const whyStays = (): string | undefined => {
    const why = state === 'posted' ? whyNotUnposted(event, round, signed) : undefined;
    if (why === undefined) return undefined;
    return why.kind === 'signed' ? unposting.signed : unposting.nextHasBegun(roundInSentence(why.next));
  };
  // As on every other desk: a couple that has walked on does not bring a final onto the floor before its semi-final.
  const whyNotStarted = (): string | undefined => {
    const may = mayBecome(event, round.number, 'running');
    return may.ok ? undefined : planProblems.problem(may.problem);
  };
  return [
    {
      key: 's',
      label: words.start,
      does: when(state === 'initialized', actions.start),
      blocked: sheets.couples.length === 0 ? words.noCouples : whyNotStarted(),
      look: 'main',
      busyLabel: words.starting,
    },
    {
      key: 'Enter',
      label: words.close,
      does: when(state === 'running', close),
      look: missing === 0 ? 'main' : 'border',
      busyLabel: words.closing,
    },
    // Not the key that closes judging: pressed twice, that one must not post.
    {
      ...main,
      key: 'p',
      does: when(state === 'marked', open === undefined ? main.does : () => ask('post')),
      look: question?.first === true ? 'border' : 'main',
    },
    {
      key: 'a',
      label: question?.label ?? words.ask,
      does: when(question !== undefined && !signed, () => question?.ask()),
      blocked: open === undefined ? undefined : words.waitingForChairman,
      look: question?.first === true ? 'main' : 'border',
      busyLabel: words.sending,
    },
    {
      key: 'w',
      label: words.withdraw,
      does:
        open === undefined
          ? undefined
          : () =>
              void actions.perform(
                (by) => [questionWithdrawn(by, { event, round }, open, 'taken back')],
                words.withdrawn,
              ),
      look: 'border',
    },
    {
      key: 'n',
      label:
        next === undefined
          ? words.next
          : words.nextIs(eventName(next.event), roundInSentence(next.round.name)),
      does: next === undefined ? undefined : now.onNext,
      look: state === 'posted' ? 'main' : undefined,
      onlyLooks: true,
    },
    {
      key: 'k',
      label: words.keyPaper,
      does: when(judging && missing > 0, () => now.onKeyPaper()),
      look: 'border',
    },
    {
      key: 'l',
      label: release?.step === 'take back' ? releasing.takeBack : releasing.release,
      does:
        release?.step === 'take back'
          ? release.takeBack
          : when(release?.step === 'release', () => release?.release()),
      blocked: release?.blocked,
      look: 'border',
      busyLabel: release?.step === 'take back' ? releasing.hiding : releasing.releasing,
    },
    {
      key: 'ctrl+p',
      label: isFinal(round) ? words.placingsSheet : words.callbackSheet,
      does: when(state === 'posted', now.onPrint),
      look: 'border',
      onlyLooks: true,
    },
    {
      key: 'v',
      label: words.publicPage,
      does: when(state === 'posted', () =>
        goTo(screens.resultDetails.link({ event: event.key, round: round.number })),
      ),
      look: 'border',
      onlyLooks: true,
    },
    {
      key: 't',
      label: words.unpost,
      does: when(state === 'posted', () => ask('unpost')),
      blocked: whyStays(),
      look: 'border',
    },
    {
      key: 'r',
      label: words.reopen,
      does: when(state === 'marked', () => ask('reopen')),
      look: 'plain',
    },
    {
      key: 'b',
      label: words.takeBackStart,
      does: when(state === 'running', actions.takeBack),
      look: 'plain',
    },
    { key: 'c', label: words.scratch, does: when(judging, () => ask('couple')), look: 'plain' },
    { key: 'j', label: words.replaceJudge, does: when(judging, () => ask('judge')), look: 'plain' },
    {
      key: 'x',
      label: words.savedResult,
      does: when(state === 'marked', () => ask('saved')),
      look: 'plain',
    },
    {
      key: 'm',
      label: now.sheetsShown ? words.hideSheets : words.allSheets,
      does: when(state !== 'initialized', now.onSheets),
    },
    ...keys,
    { key: 'f', label: words.find, does: now.onFind },
    { key: '?', label: words.allKeys, does: () => ask('keys') },
  ];
}
