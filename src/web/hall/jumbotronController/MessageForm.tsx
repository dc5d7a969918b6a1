import type { Ref } from 'react';
import { DISPLAY_BOUNDS } from '../../../domain/floor/display.ts';
import { useUnsentText } from '../../kit/shell/useUnsentForm.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { useWords } from '../../kit/words/language.ts';

export interface MessageFormProps {
  readonly field: Ref<HTMLTextAreaElement>;
  readonly onReady: (words: string) => void;
}

/** A text for a display: typed, previewed in Ready, then shown. */
export function MessageForm({ field, onReady }: MessageFormProps) {
  const words = useWords(boardsWords);
  const [typed, setTyped] = useUnsentText('message');
  return (
    <form
      className="boards-form"
      onSubmit={(event) => {
        event.preventDefault();
        onReady(typed.trim());
      }}
    >
      <TextAreaField
        ref={field}
        label={words.message}
        help={words.messageHelp}
        rows={3}
        maxLength={DISPLAY_BOUNDS.words}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" kbd="M" blocked={typed.trim() === '' ? words.typeFirst : undefined}>
        {words.putMessage}
      </Button>
    </form>
  );
}
