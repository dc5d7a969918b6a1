import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { useEffect, useMemo, useState } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { ChainEnd } from '../../../store/journal/verifyChains.ts';
import { verifyJournal, type JournalReport } from '../../../store/journal/verify.ts';
import type { StoredJournal } from '../../../store/journal/journal.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { journalWords } from '../../kit/words/english/journal.ts';
import { journalListWords } from '../../kit/words/english/journalList.ts';
import type { JournalNames } from '../../kit/words/journalNames.ts';
import { useWords } from '../../kit/words/language.ts';
import { buildSearchTest } from '../find/searchTest.ts';
import './journal.css';

/** Time synchronization may shift a clock between two records: only a larger jump is suspicious. */
const TOLERANCE_MS = 5000;
/** A day has ten thousand records, and the last few hundred answer most questions. */
const PAGE = 200;

interface Props {
  readonly journal: StoredJournal;
  /** The last record of each chain; undefined until loaded. */
  readonly ends?: readonly ChainEnd[] | undefined;
  /** Names of events, rounds and judges; without it their keys are shown. */
  readonly names?: JournalNames;
}

/**
 * Answers "who changed that, and when": the changes on the floor, the last first, and the check of the chains. Goal:
 * the sentence alone settles the question.
 */
export function JournalList({ journal, ends, names }: Props) {
  const times = useTimes();
  const { record } = useWords(journalWords);
  const words = useWords(journalListWords);
  const [report, setReport] = useState<JournalReport>();
  const [wanted, setWanted] = useState('');
  const [pages, setPages] = useState(1);
  const told = useMemo(
    () => journal.records.map((kept) => ({ ...kept, sentence: record(kept.record, names) })).toReversed(),
    [journal, names, record],
  );
  const found = useMemo(() => {
    const has = buildSearchTest(wanted);
    return told.filter(({ sentence }) => has(sentence));
  }, [told, wanted]);
  useEffect(() => {
    let isCurrent = true;
    void verifyJournal(journal, { tolerance: TOLERANCE_MS, ends }).then((seen) => {
      if (isCurrent) setReport(seen);
    });
    return () => {
      isCurrent = false;
    };
  }, [journal, ends]);

  if (journal.records.length === 0 && journal.unreadable.length === 0)
    return <EmptyState more={words.emptyMore}>{words.empty}</EmptyState>;
  return (
    <div className="journal">
      {report !== undefined && <Chains report={report} names={names} />}
      <TextField
        label={words.find}
        help={words.findHelp}
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {found.length === 0 ? <p className="second">{words.noneFound}</p> : null}
      <ol className="journal-records" aria-label={words.list}>
        {found.slice(0, pages * PAGE).map(({ hash, sentence, receivedAt }) => (
          <li key={hash}>
            <time className="number" dateTime={new Date(receivedAt).toISOString()}>
              <TimeText>{times.clockTime(receivedAt)}</TimeText>
            </time>
            <span>{sentence}</span>
          </li>
        ))}
      </ol>
      {found.length > pages * PAGE ? (
        <Button look="plain" onClick={() => setPages(pages + 1)}>
          {words.earlier(found.length - pages * PAGE)}
        </Button>
      ) : null}
    </div>
  );
}

/** The check of the chains: one sentence when all is well. */
function Chains({
  report,
  names,
}: {
  readonly report: JournalReport;
  readonly names: JournalNames | undefined;
}) {
  const words = useWords(journalListWords);
  const { problems, unreadable } = report;
  const sentences = [...words.verified(report, names), ...unreadable.map(words.unreadable)];
  return (
    <NoteBox tone={problems.length + unreadable.length === 0 ? 'ok' : 'stop'}>
      {sentences.map((sentence) => (
        <span key={sentence} className="journal-sentence">
          {sentence}
        </span>
      ))}
    </NoteBox>
  );
}
