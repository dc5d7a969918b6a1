import { screens } from '../screens/screens.ts';
import type { Sentences } from '../words/translation.ts';
import type { Chairman } from './useChairman.ts';
import type { Command } from './command.ts';
import type { DeskProps } from './deskProps.ts';
import { whyNotUnposted } from './unposting.ts';

/** The dialogs of the desk. */
export type Asking = 'close' | 'reopen' | 'unpost' | 'couple' | 'judge' | 'saved' | 'keys';

/** The desk of a round with what this kind of round adds to it. */
export interface DeskNow extends DeskProps {
  readonly chairman: Chairman;
  /** The main thing once judging is closed: what the button says, and what is missing before it can be pressed. */
  readonly main: Pick<Command, 'label' | 'blocked' | 'busyLabel'> & { readonly does: () => void };
  /** What the chairman can be asked now. */
  readonly question: { readonly label: string; readonly ask: () => void } | undefined;
  /** Keys of this kind of round. */
  readonly keys: readonly Command[];
}

const when = (now: boolean, does: () => void): (() => void) | undefined => (now ? does : undefined);

/**
 * Everything that can be done with the round as it stands, and what can be done at another time.
 * @param open opens a dialog that asks first
 * @param goTo leaves for another page
 */
export function commandsOfRound(
  now: DeskNow,
  { actions: words, unposting }: Sentences<'scrutineer'>,
  { roundInSentence }: Sentences<'terms'>,
  open: (asking: Asking) => void,
  goTo: (address: string) => void,
): readonly Command[] {
  const { event, round, sheets, actions, chairman, main, question, keys } = now;
  const missing = sheets.missing.length;
  const { state } = round;
  const judging = state === 'running' || state === 'marked';
  const close = () => (missing > 0 ? open('close') : actions.close());
  const signed = chairman.approval.kind === 'signed';
  const whyStays = (): string | undefined => {
    const why = state === 'posted' ? whyNotUnposted(event, round, signed) : undefined;
    if (why === undefined) return undefined;
    return why.kind === 'signed' ? unposting.signed : unposting.nextHasBegun(roundInSentence(why.next));
  };
  return [
    {
      key: 's',
      label: words.start,
      does: when(state === 'initialized', actions.start),
      blocked: sheets.couples.length === 0 ? words.noCouples : undefined,
      look: 'main',
      busyLabel: words.starting,
    },
    state === 'marked'
      ? { key: 'Enter', look: 'main', ...main }
      : {
          key: 'Enter',
          label: words.close,
          does: when(state === 'running', close),
          look: missing === 0 ? 'main' : 'border',
          busyLabel: words.closing,
        },
    {
      key: 'a',
      label: question?.label ?? words.ask,
      does: when(question !== undefined && !signed, () => question?.ask()),
      look: 'border',
    },
    {
      key: 'k',
      label: words.keyPaper,
      does: when(judging && missing > 0, () => now.onKeyPaper()),
      look: 'border',
    },
    {
      key: 'p',
      label: words.publicPage,
      does: when(state === 'posted', () =>
        goTo(screens.resultDetails.link({ event: event.key, round: round.number })),
      ),
      look: 'border',
    },
    {
      key: 't',
      label: words.unpost,
      does: when(state === 'posted', () => open('unpost')),
      blocked: whyStays(),
      look: 'plain',
    },
    {
      key: 'r',
      label: words.reopen,
      does: when(state === 'marked', () => open('reopen')),
      look: 'plain',
    },
    { key: 'c', label: words.scratch, does: when(judging, () => open('couple')), look: 'plain' },
    { key: 'j', label: words.replaceJudge, does: when(judging, () => open('judge')), look: 'plain' },
    {
      key: 'x',
      label: words.savedResult,
      does: when(state === 'marked', () => open('saved')),
      look: 'plain',
    },
    {
      key: 'm',
      label: now.sheetsShown ? words.hideSheets : words.allSheets,
      does: when(state !== 'initialized', now.onSheets),
    },
    ...keys,
    { key: 'f', label: words.find, does: now.onFind },
    { key: 'n', label: words.next, does: now.onNext },
    { key: '?', label: words.allKeys, does: () => open('keys') },
  ];
}
