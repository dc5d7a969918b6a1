import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../parts/Button.tsx';
import { buttonClass } from '../parts/buttonClass.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Kbd } from '../parts/Kbd.tsx';
import { Note } from '../parts/Note.tsx';
import type { DeskProps } from './deskProps.ts';
import { useKeys } from './useKeys.ts';
import type { RoundActions } from '../rounds/useRoundActions.ts';

interface Props extends Pick<DeskProps, 'event' | 'round' | 'desk'> {
  readonly actions: RoundActions;
  /** Posting, once the marking is closed: what the button says and what is missing before it can be pressed. */
  readonly posting: {
    readonly words: string;
    readonly blocked: string | undefined;
    readonly post: () => void;
  };
  /** The one figure of this round and what it means. */
  readonly children: ReactNode;
  readonly keys: readonly (readonly [key: string, does: string])[];
}

const sheetsInWords = (n: number): string => (n === 1 ? '1 sheet' : `${n} sheets`);

/** What can be done with the round as it stands: start, close, post; one main thing at a time, on Enter as well. */
export function DeskActions({ event, round, desk, actions, posting, children, keys }: Props) {
  const [closing, setClosing] = useState(false);
  const missing = desk.missing.length;
  const close = () => (missing > 0 ? setClosing(true) : actions.close());
  const { state } = round;
  useKeys({
    Enter: actions.busy
      ? undefined
      : state === 'running'
        ? close
        : state === 'marked' && posting.blocked === undefined
          ? posting.post
          : undefined,
  });
  return (
    <aside className="desk-actions" aria-label="Actions">
      {children}
      {actions.problem !== undefined && (
        <Note tone="stop" spoken="at once">
          {actions.problem}
        </Note>
      )}
      {state === 'initialized' && (
        <Button
          look="main"
          busy={actions.busy}
          busyWord="Starting"
          blocked={desk.couples.length === 0 ? 'No couples in it yet' : undefined}
          onClick={actions.start}
        >
          Start the round
        </Button>
      )}
      {state === 'running' && (
        <Button
          look={missing === 0 ? 'main' : 'border'}
          busy={actions.busy}
          busyWord="Closing"
          kbd="↵"
          onClick={close}
        >
          Close the marking
        </Button>
      )}
      {state === 'marked' && (
        <>
          <Button
            look="main"
            busy={actions.busy}
            busyWord="Posting"
            kbd="↵"
            blocked={posting.blocked}
            onClick={posting.post}
          >
            {posting.words}
          </Button>
          <Button look="plain" busy={actions.busy} onClick={actions.reopen}>
            Reopen for the judges
          </Button>
        </>
      )}
      {state === 'posted' && (
        <Link
          className={buttonClass()}
          to={`/results/${encodeURIComponent(event.key)}?round=${round.number}`}
        >
          The public page
        </Link>
      )}
      <ul className="desk-keys">
        {[['N', 'Next for me'] as const, ...keys].map(([key, does]) => (
          <li key={key}>
            <Kbd>{key}</Kbd>
            {does}
          </li>
        ))}
      </ul>
      <Dialog
        open={closing}
        question={`Close without ${sheetsInWords(missing)}?`}
        verb="Close the marking"
        onConfirm={() => {
          setClosing(false);
          actions.close();
        }}
        keepVerb="Wait for them"
        onKeep={() => setClosing(false)}
        look="stop"
      >
        {desk.missing.map(({ judge, dance }) => `Judge ${judge} in ${dance}`).join(', ')}{' '}
        {missing === 1 ? 'has' : 'have'} not sent. Nobody can send after this.
      </Dialog>
    </aside>
  );
}
