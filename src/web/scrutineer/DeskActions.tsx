import { asWritten } from '../../domain/event/asWritten.ts';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ReasonDialog } from '../staff/reason/ReasonDialog.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Kbd } from '../parts/button/Kbd.tsx';
import { Note } from '../parts/note/Note.tsx';
import { ChairmanSays } from './ChairmanSays.tsx';
import { CoupleOutDialog } from './CoupleOutDialog.tsx';
import { deedsOfRound, type Asking, type DeskNow } from './deedsOfRound.ts';
import { boundKeys, keyCap, type DeskDeed } from './deskDeeds.ts';
import { JudgeDialog } from './JudgeDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { SavedDialog } from './SavedDialog.tsx';
import { NotSent } from './NotSent.tsx';
import { useKeys } from '../staff/keyboard/useKeys.ts';

interface Props extends DeskNow {
  /** The one figure of this round and what it means. */
  readonly children: ReactNode;
}

const UNDOING = {
  reopen: {
    question: 'Reopen the sheets for the judges?',
    verb: 'Reopen',
  },
  'take back': {
    question: 'Take the posted result back?',
    verb: 'Take it back',
  },
} as const;

const sheetsInWords = (n: number): string => (n === 1 ? '1 sheet' : `${n} sheets`);

/** Opens a dialog, or only looks: nothing is done by it yet. */
const asksFirst = ({ look }: DeskDeed): boolean => look === undefined || look === 'plain';

/** What can be done with the round as it stands, one main thing at a time; every one of them by its key as well. */
export function DeskActions(props: Props) {
  const { desk, actions, chairman, children } = props;
  const [asking, setAsking] = useState<Asking>();
  const [, navigate] = useLocation();
  const done = () => setAsking(undefined);
  const missing = desk.missing.length;
  const deeds = deedsOfRound(props, setAsking, navigate);
  // While something is on its way, nothing else is done; looking about and opening a dialog goes on.
  useKeys(boundKeys(actions.busy ? deeds.filter(asksFirst) : deeds));

  return (
    <aside className="desk-actions" aria-label="Actions">
      {children}
      <NotSent journal={actions.journal} />
      <ChairmanSays approval={chairman.approval} />
      {[actions.problem, chairman.problem].map((problem) =>
        problem === undefined ? null : (
          <Note key={problem} tone="stop" spoken="at once">
            {problem}
          </Note>
        ),
      )}
      {deeds
        .filter(({ look, does }) => look !== undefined && does !== undefined)
        .map((deed) => ({ ...deed, waits: (actions.busy || chairman.busy) && !asksFirst(deed) }))
        .map(({ key, words, does, blocked, look, busyWord, waits }) => (
          <Button
            key={key}
            look={look}
            size={look === 'plain' ? 'small' : undefined}
            kbd={keyCap(key)}
            blocked={blocked}
            busy={waits}
            busyWord={busyWord}
            onClick={does}
          >
            {words}
          </Button>
        ))}
      <ul className="desk-keys">
        {deeds
          // The keys of the cuts stand at the cuts.
          .filter(({ key, look, does }) => look === undefined && does !== undefined && !/^\d$/.test(key))
          .map(({ key, words }) => (
            <li key={key}>
              <Kbd>{keyCap(key)}</Kbd>
              {words}
            </li>
          ))}
      </ul>
      {asking === 'reopen' || asking === 'take back' ? (
        <ReasonDialog
          {...UNDOING[asking]}
          look="stop"
          needed
          busy={actions.busy}
          problem={undefined}
          onSubmit={(why) => {
            done();
            if (asking === 'reopen') actions.reopen(why);
            else actions.takeBack(why);
          }}
          onClose={done}
        />
      ) : null}
      {asking === 'couple' ? <CoupleOutDialog {...props} onDone={done} /> : null}
      {asking === 'judge' ? <JudgeDialog {...props} onDone={done} /> : null}
      {asking === 'saved' ? <SavedDialog {...props} onDone={done} /> : null}
      {asking === 'keys' ? <KeysDialog deeds={deeds} onClose={done} /> : null}
      <Dialog
        open={asking === 'close'}
        question={`Close without ${sheetsInWords(missing)}?`}
        verb="Close the marking"
        onSubmit={() => {
          done();
          actions.close();
        }}
        closeVerb="Wait for them"
        onClose={done}
        look="stop"
      >
        {desk.missing.map(({ judge, dance }) => `Judge ${judge} in ${asWritten(dance)}`).join(', ')}{' '}
        {missing === 1 ? 'has' : 'have'} not sent. Nobody can send after this.
      </Dialog>
    </aside>
  );
}
