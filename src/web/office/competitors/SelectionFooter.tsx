import type { DeskRow } from '../../../domain/registrant/deskRows.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly chosen: readonly DeskRow[];
  readonly onGive: () => void;
  readonly onMerge: () => void;
  /** Opens the message; undefined if the event sends no mail. */
  readonly onWrite: (() => void) | undefined;
  readonly onClear: () => void;
}

export function SelectionFooter({ chosen, onGive, onMerge, onWrite, onClear }: Props) {
  const words = useWords(competitorsDeskWords);
  return (
    <div className="desk-picked">
      <p>
        <b className="number">{chosen.length}</b> {words.picked}
      </p>
      <Button look="ink" blocked={chosen.length === 2 ? undefined : words.merge.two} onClick={onMerge}>
        {words.merge.compare}
      </Button>
      <Button onClick={onGive}>{words.numbers.give}</Button>
      {onWrite === undefined ? null : <Button onClick={onWrite}>{words.message.write}</Button>}
      <Button look="plain" onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  );
}
