import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyScreen } from '../../kit/lazy/lazyScreen.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Kbd } from '../../kit/parts/button/Kbd.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { useKeys } from '../../staff/keyboard/useKeys.ts';
import { planProblemsWords } from '../../kit/words/english/planProblems.ts';
import { releaseWords } from '../../kit/words/english/release.ts';
import { roundActionsWords } from '../../kit/words/english/roundActions.ts';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { ChairmanAnswer } from './ChairmanAnswer.tsx';
import { bindKeys, type DeskCommand, formatKey } from './command.ts';
import { type DeskDialog, listCommands, type RoundDeskState } from './commandsOfRound.ts';
import { UnsentCount } from './UnsentCount.tsx';

/** The delay is longer than a double click takes. */
const SETTLE_DELAY_MS = 600;

/**
 * True once a value has been stable for a moment. When a round moves on, a new button replaces the pressed
 * one: a press right after that was meant for the old button.
 */
function useSettled(now: string): boolean {
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), SETTLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return settled === now;
}

// Loads after the desk: a dialog only opens by a press.
const CommandDialogs = lazyScreen(() => import('./CommandDialogs.tsx'));

interface Props extends RoundDeskState {
  /** The key figure of this round and its meaning. */
  readonly children: ReactNode;
}

/** True if it only opens a dialog or shows something, and changes nothing yet. */
const asksFirst = ({ look, onlyLooks }: DeskCommand): boolean =>
  look === undefined || look === 'plain' || onlyLooks === true;

/** The possible commands for the round, with one main command at a time; each also has a key. */
export function CommandBar(props: Props) {
  const { actions, chairman, children } = props;
  const words = useWords(scrutineerWords);
  const sentences = {
    scrutineer: words,
    roundActions: useWords(roundActionsWords),
    terms: useWords(termsWords),
    release: useWords(releaseWords),
    planProblems: useWords(planProblemsWords),
  };
  const settled = useSettled(props.round.state);
  const [asking, setAsking] = useState<DeskDialog>();
  const [, navigate] = useLocation();
  const commands = listCommands(props, sentences, { ask: setAsking, goTo: navigate });
  const working = actions.busy || chairman.busy || props.release?.busy === true;
  // While a change is on its way, only commands that change nothing are allowed.
  useKeys(bindKeys(working ? commands.filter(asksFirst) : commands));

  /**
   * True while a change is sent, or if the button has just appeared: the second half of a double click is not meant
   * for it.
   */
  const isBusy = (command: DeskCommand): boolean =>
    (working && !asksFirst(command)) || (!settled && command.look !== 'plain');

  return (
    <aside className="desk-actions" aria-label={words.actions.label}>
      {children}
      <UnsentCount onTheWay={actions.onTheWay} />
      <ChairmanAnswer approval={chairman.approval} />
      {[actions.problem, chairman.problem, props.release?.problem].map((problem) =>
        problem === undefined ? null : (
          <NoteBox key={problem} tone="stop" spoken="at once">
            {problem}
          </NoteBox>
        ),
      )}
      {commands
        .filter(({ look, run }) => look !== undefined && run !== undefined)
        .map((command) => (
          <Button
            key={command.key}
            look={command.look}
            size={command.look === 'plain' ? 'small' : undefined}
            kbd={formatKey(command.key)}
            blocked={command.blocked}
            busy={isBusy(command)}
            busyWord={command.busyLabel}
            onClick={command.run}
          >
            {command.label}
          </Button>
        ))}
      <ul className="desk-keys">
        {commands
          // The keys of the cuts are shown at the cuts.
          .filter(({ key, look, run }) => look === undefined && run !== undefined && !/^\d$/.test(key))
          .map(({ key, label }) => (
            <li key={key}>
              <Kbd>{formatKey(key)}</Kbd>
              {label}
            </li>
          ))}
      </ul>
      <Suspense>
        <CommandDialogs {...props} asking={asking} commands={commands} onClose={() => setAsking(undefined)} />
      </Suspense>
    </aside>
  );
}
