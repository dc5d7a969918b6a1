import { screens } from '../screens/screens.ts';
import type { Chairman } from './useChairman.ts';
import type { DeskDeed } from './deskDeeds.ts';
import type { DeskProps } from './deskProps.ts';
import { whyNotTakenBack } from './takingBack.ts';

/** The dialogs of the desk. */
export type Asking = 'close' | 'reopen' | 'take back' | 'couple' | 'judge' | 'saved' | 'keys';

/** The desk of a round with what this kind of round adds to it. */
export interface DeskNow extends DeskProps {
  readonly chairman: Chairman;
  /** The main thing once the marking is closed: what the button says, and what is missing before it can be pressed. */
  readonly main: Pick<DeskDeed, 'words' | 'blocked' | 'busyWord'> & { readonly does: () => void };
  /** What the chairman can be asked now. */
  readonly question: { readonly words: string; readonly ask: () => void } | undefined;
  /** Keys of this kind of round. */
  readonly keys: readonly DeskDeed[];
}

const when = (now: boolean, does: () => void): (() => void) | undefined => (now ? does : undefined);

/**
 * Everything that can be done with the round as it stands, and what can be done at another time.
 * @param open opens a dialog that asks first
 * @param goTo leaves for another page
 */
export function deedsOfRound(
  now: DeskNow,
  open: (asking: Asking) => void,
  goTo: (address: string) => void,
): readonly DeskDeed[] {
  const { event, round, desk, actions, chairman, main, question, keys } = now;
  const missing = desk.missing.length;
  const { state } = round;
  const marking = state === 'running' || state === 'marked';
  const close = () => (missing > 0 ? open('close') : actions.close());
  const signed = chairman.approval.kind === 'signed';
  return [
    {
      key: 's',
      words: 'Start the round',
      does: when(state === 'initialized', actions.start),
      blocked: desk.couples.length === 0 ? 'No couples in it yet' : undefined,
      look: 'main',
      busyWord: 'Starting',
    },
    state === 'marked'
      ? { key: 'Enter', look: 'main', ...main }
      : {
          key: 'Enter',
          words: 'Close the marking',
          does: when(state === 'running', close),
          look: missing === 0 ? 'main' : 'border',
          busyWord: 'Closing',
        },
    {
      key: 'a',
      words: question?.words ?? 'Ask the chairman',
      does: when(question !== undefined && !signed, () => question?.ask()),
      look: 'border',
    },
    {
      key: 'k',
      words: 'Key a paper sheet',
      does: when(marking && missing > 0, () => now.onKeyPaper()),
      look: 'border',
    },
    {
      key: 'p',
      words: 'The public page',
      does: when(state === 'posted', () =>
        goTo(screens.resultDetails.link({ event: event.key, round: round.number })),
      ),
      look: 'border',
    },
    {
      key: 't',
      words: 'Take the result back',
      does: when(state === 'posted', () => open('take back')),
      blocked: state === 'posted' ? whyNotTakenBack(event, round, signed) : undefined,
      look: 'plain',
    },
    {
      key: 'r',
      words: 'Reopen for the judges',
      does: when(state === 'marked', () => open('reopen')),
      look: 'plain',
    },
    { key: 'c', words: 'A couple is out', does: when(marking, () => open('couple')), look: 'plain' },
    { key: 'j', words: 'Replace a judge', does: when(marking, () => open('judge')), look: 'plain' },
    {
      key: 'x',
      words: 'The saved result',
      does: when(state === 'marked', () => open('saved')),
      look: 'plain',
    },
    {
      key: 'm',
      words: now.sheetsShown ? 'Hide the sheets' : 'All sheets',
      does: when(state !== 'initialized', now.onSheets),
    },
    ...keys,
    { key: 'n', words: 'Next for me', does: now.onNext },
    { key: '?', words: 'All keys', does: () => open('keys') },
  ];
}
