import { useId, useState } from 'react';
import { parseCsvLines } from '../../../store/csv/csv.ts';
import { decodeTableFile } from '../../../store/csv/fileText.ts';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { listsDeskWords } from '../../kit/words/english/listsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import type { ListFile } from './listFile.ts';
import './listFile.css';

/** A list this long is still read and rendered quickly. */
const MAX_LINES = 5000;

interface Props {
  /** States which files are accepted. */
  readonly help: string;
  /** Undefined: the chosen file is not a list. */
  readonly onChoose: (file: ListFile | undefined) => void;
}

/** Chooses or drops a file. It is read in the browser and not stored. */
export function ListFileField({ help, onChoose }: Props) {
  const words = useWords(listsDeskWords);
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const take = async (chosen: File): Promise<void> => {
    const refuse = (why: string): void => {
      setProblem(why);
      onChoose(undefined);
    };
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await chosen.arrayBuffer());
    } catch {
      // The file was moved or changed since it was chosen.
      refuse(words.unread);
      return;
    }
    const text = decodeTableFile(bytes);
    if (!text.ok) {
      refuse(words.fileProblems[text.problem]);
      return;
    }
    const [first, ...lines] = parseCsvLines(text.value);
    if (first === undefined || lines.length === 0) refuse(words.noLines);
    else if (lines.length > MAX_LINES) refuse(words.tooMany(MAX_LINES));
    else {
      setProblem(undefined);
      onChoose({ name: chosen.name, head: first.cells, lines });
    }
  };
  return (
    <div
      className="list-file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer.files;
        if (dropped !== undefined) void take(dropped);
      }}
    >
      <label className="field-label" htmlFor={id}>
        {words.file}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-describedby={`${id}-help`}
        // The same file may be chosen again after a change.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) void take(chosen);
        }}
      />
      <p className="second" id={`${id}-help`}>
        {help} {words.drop}
      </p>
      <ProblemNote>{problem}</ProblemNote>
    </div>
  );
}
