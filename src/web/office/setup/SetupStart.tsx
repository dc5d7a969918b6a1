import { useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';

interface StartProps {
  readonly question: string;
  readonly more: string;
  /** Shown if the stored data cannot be read. */
  readonly unreadable?: string | undefined;
  /** The choices to begin with. */
  readonly children: ReactNode;
}

/** A desk without settings: it asks for a preset. */
export const SetupStart = ({ question, more, unreadable, children }: StartProps) => (
  <div className="setup-start">
    {unreadable === undefined ? null : <NoteBox tone="stop">{unreadable}</NoteBox>}
    <h2>{question}</h2>
    <p className="second measure">{more}</p>
    {children}
  </div>
);

interface AgainProps<Choice> {
  readonly title: string;
  readonly again: string;
  readonly question: string;
  /** The choices to begin with. */
  readonly List: ComponentType<{ readonly onChoose: (choice: Choice) => void }>;
  readonly onChoose: (choice: Choice) => void;
}

/** The title of a desk, with a way to start over from another preset. */
export function TitleWithRestart<Choice>({ title, again, question, List, onChoose }: AgainProps<Choice>) {
  const [choosing, setChoosing] = useState(false);
  const close = (): void => setChoosing(false);
  return (
    <>
      <div className="setup-title">
        <h2>{title}</h2>
        <Button size="small" onClick={() => setChoosing(true)}>
          {again}
        </Button>
      </div>
      <Dialog open={choosing} question={question} onClose={close} wide>
        <List
          onChoose={(choice) => {
            onChoose(choice);
            close();
          }}
        />
      </Dialog>
    </>
  );
}
