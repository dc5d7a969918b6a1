import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { useOpenedAt } from '../../kit/clock/useNow.ts';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { useMemo } from 'react';
import { isFinal, type Judge } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { JudgesMarks, RoundMarks } from '../../../store/sheets/marks.ts';
import type { StoredJournal } from '../../../store/journal/journal.ts';
import { compareNumbers } from '../../../domain/ids.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { journalWords } from '../../kit/words/english/journal.ts';
import { judgeRecordWords } from '../../kit/words/english/judgeRecord.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { listSheetsOfJudge } from './listSheetsOfJudge.ts';
import './journal.css';

function Marks({ marks, places }: { readonly marks: JudgesMarks | undefined; readonly places: boolean }) {
  const words = useWords(judgeRecordWords);
  if (marks === undefined) return <span className="second">{words.noMarks}</span>;
  if (marks.kind === 'unreadable') return <span className="second">{words.unreadable(marks.found)}</span>;
  const numbers = places ? marks.numbers : marks.numbers.toSorted(compareNumbers);
  return (
    <ol className={places ? 'journal-places' : 'journal-recalls'}>
      {numbers.map((number, at) => (
        <li key={number} className="number">
          {places ? <small>{at + 1}.</small> : null} {number}
        </li>
      ))}
    </ol>
  );
}

function Signature({ judge }: { readonly judge: Judge }) {
  const words = useWords(judgeRecordWords);
  return (
    <tr className="journal-sign">
      <td colSpan={3}>
        <p>{words.statement}</p>
        <p className="journal-signature">
          <span>{words.signature(judge.key, judge.name)}</span>
          <span>{words.dateAndTime}</span>
        </p>
      </td>
    </tr>
  );
}

export interface JudgeRecordProps {
  /** The competition's name. */
  readonly title: string;
  readonly judge: Judge;
  readonly day: readonly ScheduledRound[];
  /** Returns all marks of a round, if there are any. */
  readonly marksOf: (at: ScheduledRound) => RoundMarks | undefined;
  readonly journal: StoredJournal;
}

/**
 * All marks of one judge of the day, to sign on paper, for questions a week later. Goal: the judge finds each dance at
 * once, and no correction is hidden.
 */
export function JudgeRecord({ title, judge, day, marksOf, journal }: JudgeRecordProps) {
  const times = useTimes();
  const marked = useMemo(() => {
    const own = journal.records.filter(({ record }) => 'judge' in record && record.judge === judge.key);
    return day
      .map((at) => ({ ...at, sheets: listSheetsOfJudge(at, judge, marksOf(at), own) }))
      .filter(({ sheets }) => sheets.length > 0);
  }, [day, marksOf, judge, journal]);
  const words = useWords(judgeRecordWords);
  const { corrected } = useWords(journalWords);
  const { eventName, roundName, danceName } = useWords(termsWords);
  const now = useOpenedAt();
  if (marked.length === 0) return <EmptyState more={words.emptyMore}>{words.empty(judge.key)}</EmptyState>;
  const count = marked.reduce((sum, { sheets }) => sum + sheets.length, 0);
  return (
    <article className="journal-record">
      <header>
        <p className="second">{title}</p>
        <h2>{words.title(judge.key, judge.name)}</h2>
        <p className="second">
          {words.sheets(count)}, {times.longDate(now)}
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.dance}</th>
            {/* Repeated on every page: a separated sheet still names its judge. */}
            <th scope="col">{words.marks(judge.key)}</th>
            <th scope="col">{words.sent}</th>
          </tr>
        </thead>
        {marked.map(({ event, round, sheets }, at) => (
          <tbody key={`${event.key}/${round.number}`}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {eventName(event)} <span className="second">{roundName(round.name)}</span>
              </th>
            </tr>
            {sheets.map(({ dance, marks, story }) => (
              <tr key={toStoredTerm(dance)}>
                <th scope="row">{danceName(dance)}</th>
                <td>
                  <Marks marks={marks} places={isFinal(round)} />
                  {story.since.map(({ at: when, record }) => (
                    <p key={`${when} ${record.kind}`} className="journal-since">
                      <time className="number">
                        <TimeText>{times.clockTime(when)}</TimeText>
                      </time>{' '}
                      {corrected(record)}
                    </p>
                  ))}
                </td>
                <td className="number">
                  <TimeText>{story.sentAt === undefined ? '–' : times.clockTime(story.sentAt)}</TimeText>
                </td>
              </tr>
            ))}
            {/* In the last round's own rows: the signature is never printed alone on a page. */}
            {at === marked.length - 1 ? <Signature judge={judge} /> : null}
          </tbody>
        ))}
      </table>
    </article>
  );
}
