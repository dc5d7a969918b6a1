import type { ListColumn } from '../../../../domain/lists/rememberedChoices.ts';
import { SelectField } from '../../../kit/parts/field/SelectField.tsx';
import { listsDeskWords } from '../../../kit/words/english/listsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import type { ListFile } from '../../../staff/files/listFile.ts';
import type { ListReading } from './readList.ts';

interface Props {
  readonly file: ListFile;
  readonly reading: ListReading;
  readonly onSay: (at: number, column: ListColumn | undefined) => void;
}

/** The longest sample on a line of the choice. */
const MAX_SAMPLE_LENGTH = 40;

/** The meaning of each column, beside a sample cell. */
export function ColumnChoices({ file, reading, onSay }: Props) {
  const words = useWords(listsDeskWords);
  const sampleOf = (at: number): string =>
    file.lines.map(({ cells }) => cells[at] ?? '').find((cell) => cell !== '') ?? '';
  return (
    <section className="stack" aria-labelledby="lists-columns">
      <h3 id="lists-columns">{words.columnsTitle}</h3>
      <p className="second measure">{words.columnsMore}</p>
      <ul className="lists-columns">
        {file.head.map((head, at) => {
          const sample = sampleOf(at);
          return (
            // Headings may be equal or missing: the index is the key.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <SelectField
                label={head === '' ? words.unnamed(at + 1) : head}
                help={sample === '' ? undefined : words.such(sample.slice(0, MAX_SAMPLE_LENGTH))}
                value={reading.columns[at] ?? ''}
                onChange={({ target }) =>
                  onSay(
                    at,
                    reading.known.find((one) => one === target.value),
                  )
                }
              >
                <option value="">{words.nothing}</option>
                {reading.known.map((column) => (
                  <option key={column} value={column}>
                    {words.columns[column]}
                  </option>
                ))}
              </SelectField>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
