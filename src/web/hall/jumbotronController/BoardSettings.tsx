import { useState } from 'react';
import { DISPLAY_BOUNDS } from '../../../domain/floor/display.ts';
import { addBoard, removeBoard, renameBoard } from '../../../store/floor/boardChanges.ts';
import { setDisplayLanguage, setDisplayTheme, type Display } from '../../../store/floor/displays.ts';
import type { Patch } from '../../../store/tree/patch.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { useWords } from '../../kit/words/language.ts';
import { getNativeLanguageName } from '../../kit/words/nativeLanguageName.ts';
import { LANGUAGES } from '../../kit/words/visitorsLanguage.ts';

export interface BoardSettingsProps {
  readonly display: Display;
  readonly write: (patch: Patch) => Promise<boolean>;
}

/** Settings of a board: name, theme, language, removal. */
export function BoardSettings({ display, write }: BoardSettingsProps) {
  const words = useWords(boardsWords);
  const [name, setName] = useState<string>();
  const [asks, setAsks] = useState(false);
  const { act, problem } = useDecisions('boards');
  const typed = (name ?? display.name).trim();
  return (
    <details className="boards-fold">
      <summary>{words.setUp}</summary>
      <form
        className="boards-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed === display.name) return;
          void act({
            changesBy: (by) => [renameBoard(by, display, typed)],
            done: words.renamed(typed),
            undo: {
              changesBy: (by) => [renameBoard(by, { ...display, name: typed }, display.name)],
              done: words.renamed(display.name),
            },
          }).then((isDone) => isDone && setName(undefined));
        }}
      >
        <TextField
          label={words.name}
          value={name ?? display.name}
          maxLength={DISPLAY_BOUNDS.name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" size="small" blocked={typed === '' ? words.nameMissing : undefined}>
          {words.rename}
        </Button>
        <PillChoice
          label={words.theme}
          options={[
            { value: 'dark', words: words.dark },
            { value: 'light', words: words.light },
          ]}
          value={display.theme}
          onChange={(theme) => void write(setDisplayTheme(display, theme))}
        />
        <SelectField
          label={words.language}
          value={display.language}
          onChange={({ target }) => void write(setDisplayLanguage(display, target.value))}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {getNativeLanguageName(each)}
            </option>
          ))}
        </SelectField>
        <ProblemNote>{problem}</ProblemNote>
        <Button size="small" look="stop" onClick={() => setAsks(true)}>
          {words.removeBoard}
        </Button>
      </form>
      <Dialog
        open={asks}
        question={words.removeSure(display.name)}
        verb={words.removeBoard}
        look="stop"
        closeVerb={words.keep}
        onClose={() => setAsks(false)}
        onSubmit={() => {
          setAsks(false);
          const { code, name: its, slot } = display;
          void act({
            changesBy: (by) => [removeBoard(by, display)],
            done: words.removed(its),
            undo: { changesBy: (by) => [addBoard(by, code, its, slot)], done: words.added(its) },
          });
        }}
      >
        {words.removeMeans}
      </Dialog>
    </details>
  );
}
