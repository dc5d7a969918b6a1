import { useState } from 'react';
import type { Author } from '../../../domain/journal/record.ts';
import { DISPLAY_BOUNDS, parseDisplayCode } from '../../../domain/floor/display.ts';
import { addBoard } from '../../../store/floor/boardChanges.ts';
import { findFreeDisplaySlot, type Display } from '../../../store/floor/displays.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { useWords } from '../../kit/words/language.ts';

export interface AddBoardFormProps {
  readonly displays: readonly Display[];
  readonly onAdded: (code: string) => void;
  readonly startOpen: boolean;
}

/** A form that makes a screen in the hall a board: its code, and a name. */
export function AddBoardForm({ displays, onAdded, startOpen }: AddBoardFormProps) {
  const words = useWords(boardsWords);
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const { act, busy, problem } = useDecisions('boards');
  const code = parseDisplayCode(typed);
  const there = displays.find((one) => one.code === code);
  const slot = findFreeDisplaySlot(displays);
  const isThere = there === undefined ? undefined : words.there(there.name);
  const wrongCode = code === undefined ? words.codeWrong : isThere;
  const wrongName = name.trim() === '' ? words.nameMissing : undefined;
  const add = (): void => {
    setAsked(true);
    if (code === undefined || slot === undefined || wrongCode !== undefined || wrongName !== undefined)
      return;
    const changesBy = (by: Author) => [addBoard(by, code, name, slot)];
    void act({ changesBy, done: words.added(name.trim()) }).then((isDone) => {
      if (!isDone) return;
      setTyped('');
      setName('');
      setAsked(false);
      onAdded(code);
    });
  };
  return (
    <details className="boards-fold" open={startOpen ? true : undefined}>
      <summary>{words.add}</summary>
      <form
        className="boards-form"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label={words.code}
          help={words.codeHelp}
          error={asked ? wrongCode : undefined}
          value={typed}
          maxLength={8}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextField
          label={words.name}
          help={words.nameHelp}
          error={asked ? wrongName : undefined}
          value={name}
          maxLength={DISPLAY_BOUNDS.name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" busy={busy} blocked={slot === undefined ? words.full : undefined}>
          {words.addIt}
        </Button>
        <ProblemNote>{problem}</ProblemNote>
      </form>
    </details>
  );
}
