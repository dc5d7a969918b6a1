import { useWide } from '../../kit/shell/useWide.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { competitorsDesk } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { COLUMNS, defaultColumns, type Column } from './columns.ts';

interface Props {
  /** Undefined: the default columns. */
  readonly chosen: readonly Column[] | undefined;
  readonly onChoose: (columns: readonly Column[] | undefined) => void;
  readonly onClose: () => void;
}

/** Chooses the table's columns on this device; a tick applies at once. */
export function ColumnsDialog({ chosen, onChoose, onClose }: Props) {
  const words = useWords(competitorsDesk).columns;
  const isWide = useWide();
  const shown = chosen ?? defaultColumns(isWide);
  return (
    <Dialog open question={words.question} onClose={onClose}>
      <div className="stack">
        {COLUMNS.map((column) => (
          <CheckField
            key={column}
            label={words.of[column]}
            checked={shown.includes(column)}
            onChange={({ target }) =>
              onChoose(COLUMNS.filter((one) => (one === column ? target.checked : shown.includes(one))))
            }
          />
        ))}
        <p className="second">{words.help}</p>
        <span className="desk-usual">
          <Button size="small" onClick={() => onChoose(undefined)}>
            {words.usual}
          </Button>
        </span>
      </div>
    </Dialog>
  );
}
