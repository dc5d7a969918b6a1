import { useEffect, useMemo, useState } from 'react';
import { chainReportInWords, journalInWords, type JournalNames } from '../../../domain/journal/inWords.ts';
import { verifyJournal, type JournalReport } from '../../../store/journal/verify.ts';
import type { StoredJournal } from '../../../store/journal/journal.ts';
import { clock } from '../../app/clock.ts';
import { Button } from '../../parts/button/Button.tsx';
import { EmptyState } from '../../parts/note/EmptyState.tsx';
import { Field } from '../../parts/field/Field.tsx';
import { Note } from '../../parts/note/Note.tsx';
import './journal.css';

/** A clock may be set right by the network between two records: only more than that is odd. */
const TOLERANCE_MS = 5000;
/** So many are shown at once: a day has ten thousand records, and the last few hundred answer most questions. */
const PAGE = 200;

const LETTER = String.raw`[\p{L}\p{N}]`;

/** What a word is found by: its beginning; a single letter, that of a judge, only as a whole. */
function asWord(word: string): RegExp {
  const literal = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`(?<!${LETTER})${literal}${word.length === 1 ? `(?!${LETTER})` : ''}`, 'iu');
}

interface Props {
  readonly journal: StoredJournal;
  /** What events, rounds and judges are called; without it their keys are shown. */
  readonly names?: JournalNames;
}

/**
 * For whoever has to answer "who changed that, and when": what was done on the floor, the last first, and whether the
 * chains are whole. Good is when the sentence alone settles the question.
 */
export function JournalList({ journal, names }: Props) {
  const [report, setReport] = useState<JournalReport>();
  const [wanted, setWanted] = useState('');
  const [pages, setPages] = useState(1);
  const told = useMemo(
    () =>
      journal.records.map((kept) => ({ ...kept, words: journalInWords(kept.record, names) })).toReversed(),
    [journal, names],
  );
  const found = useMemo(() => {
    const sought = wanted.trim() === '' ? [] : wanted.trim().split(/\s+/).map(asWord);
    return told.filter(({ words }) => sought.every((word) => word.test(words)));
  }, [told, wanted]);
  useEffect(() => {
    let isCurrent = true;
    void verifyJournal(journal, { tolerance: TOLERANCE_MS }).then((seen) => {
      if (isCurrent) setReport(seen);
    });
    return () => {
      isCurrent = false;
    };
  }, [journal]);

  if (journal.records.length === 0 && journal.unreadable.length === 0)
    return (
      <EmptyState more="The first check-in or mark writes the first line.">Nothing was done yet.</EmptyState>
    );
  return (
    <div className="journal">
      {report !== undefined && <Chains report={report} names={names} />}
      <Field
        label="Find"
        help="A number, a judge, an event, a word: “614 Waltz”"
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {found.length === 0 ? <p className="second">No line says that.</p> : null}
      <ol className="journal-lines" aria-label="Journal">
        {found.slice(0, pages * PAGE).map(({ hash, words, receivedAt }) => (
          <li key={hash}>
            <time className="number" dateTime={new Date(receivedAt).toISOString()}>
              {clock(receivedAt)}
            </time>
            <span>{words}</span>
          </li>
        ))}
      </ol>
      {found.length > pages * PAGE ? (
        <Button look="plain" onClick={() => setPages(pages + 1)}>
          {found.length - pages * PAGE} lines before these
        </Button>
      ) : null}
    </div>
  );
}

/** What looking through the chains has shown: one sentence when all is well. */
function Chains({
  report,
  names,
}: {
  readonly report: JournalReport;
  readonly names: JournalNames | undefined;
}) {
  const { problems, unreadable } = report;
  const sentences = [
    ...chainReportInWords(report, names),
    ...unreadable.map((key) => `The record ${key} cannot be read.`),
  ];
  return (
    <Note tone={problems.length + unreadable.length === 0 ? 'ok' : 'stop'}>
      {sentences.map((sentence) => (
        <span key={sentence} className="journal-sentence">
          {sentence}
        </span>
      ))}
    </Note>
  );
}
