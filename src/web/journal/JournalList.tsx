import { useEffect, useState } from 'react';
import { chainReportInWords, journalInWords, type JournalNames } from '../../domain/journal/inWords.ts';
import { verifyJournal, type JournalReport } from '../../store/journal/verify.ts';
import type { StoredJournal } from '../../store/paths/journal.ts';
import { clock } from '../app/clock.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Note } from '../parts/Note.tsx';
import './journal.css';

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
  useEffect(() => {
    let isCurrent = true;
    void verifyJournal(journal).then((found) => {
      if (isCurrent) setReport(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [journal]);

  if (journal.lines.length === 0 && journal.unreadable.length === 0)
    return (
      <EmptyState more="The first check-in or mark writes the first line.">Nothing was done yet.</EmptyState>
    );
  return (
    <div className="journal">
      {report !== undefined && <Chains report={report} names={names} />}
      <ol className="journal-lines" aria-label="Journal">
        {journal.lines.toReversed().map(({ hash, line, receivedAt }) => (
          <li key={hash}>
            <time className="number" dateTime={new Date(receivedAt).toISOString()}>
              {clock(receivedAt)}
            </time>
            <span>{journalInWords(line, names)}</span>
          </li>
        ))}
      </ol>
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
    ...unreadable.map((key) => `The line ${key} cannot be read.`),
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
