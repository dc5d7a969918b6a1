import { useIsWide } from '../../kit/shell/useIsWide.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { TABLE_COLUMNS, pickDefaultColumns, type TableColumn } from './columns.ts';

interface Props {
  /** Undefined: the default columns. */
  readonly chosen: readonly TableColumn[] | undefined;
  readonly onChoose: (columns: readonly TableColumn[] | undefined) => void;
  readonly onClose: () => void;
}

/** Chooses the table's columns on this device; a tick applies at once. */
export function ColumnsDialog({ chosen, onChoose, onClose }: Props) {
  const words = useWords(competitorsDeskWords).columns;
  const isWide = useIsWide();
  const shown = chosen ?? pickDefaultColumns(isWide);
  return (
    <Dialog open question={words.question} onClose={onClose}>
      <div className="stack">
        {TABLE_COLUMNS.map((column) => (
          <CheckField
            key={column}
            label={words.of[column]}
            checked={shown.includes(column)}
            onChange={({ target }) =>
              onChoose(TABLE_COLUMNS.filter((one) => (one === column ? target.checked : shown.includes(one))))
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
