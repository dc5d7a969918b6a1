import { useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { Judge } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { journalEnds } from '../../../store/journal/ends.ts';
import { journalPath, type StoredJournal } from '../../../store/journal/journal.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { JournalList } from '../../staff/journal/JournalList.tsx';
import { buildRoundKey, buildJournalNames } from '../../staff/journal/journalNames.ts';
import { JudgeRecord } from '../../staff/journal/JudgeRecord.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { journalListWords } from '../../kit/words/english/journalList.ts';
import { judgeRecordWords } from '../../kit/words/english/judgeRecord.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { screens } from '../../kit/screens/screens.ts';
import { useMarkedRounds } from './useMarkedRounds.ts';

const DESK = 'journal';

export interface JournalDeskProps {
  readonly day: readonly ScheduledRound[];
  readonly judges: readonly Judge[];
}

/** Answers "who changed that, and when": every record of every device, and the check of the chains. */
export function JournalDesk({ day, judges }: JournalDeskProps) {
  const { staff } = useStore();
  const written = useLive(staff, journalPath);
  const ends = useLive(staff, journalEnds);
  const words = useWords(journalListWords);
  const { notAvailable, noAccess } = useWords(chairmanWords);
  const onPaper = useWords(judgeRecordWords);
  const called = useWords(termsWords);
  const names = useMemo(() => buildJournalNames(day, called), [day, called]);
  const [search] = useSearchParams();
  const judge = judges.find(({ key }) => key === search.get('judge'));
  switch (written.kind) {
    case 'waiting':
      return <LoadingBars label={words.loading} />;
    case 'refused':
      return <ErrorNote failed={notAvailable}>{noAccess}</ErrorNote>;
    case 'known':
      return judge === undefined ? (
        <>
          <nav className="journal-judges" aria-label={onPaper.chooseLabel}>
            <span className="second">{onPaper.choose}</span>
            {judges.map(({ key, name }) => (
              <Link
                key={key}
                to={screens.chairman.link({ desk: DESK, judge: key })}
                className={buildButtonClass({ size: 'small' })}
                aria-label={onPaper.judge(key, name)}
              >
                {key}
              </Link>
            ))}
          </nav>
          <JournalList
            journal={written.value}
            ends={ends.kind === 'known' ? ends.value : undefined}
            names={names}
          />
        </>
      ) : (
        <RecordDesk judge={judge} day={day} journal={written.value} />
      );
  }
}

/** One judge's marks of the day, to be printed. */
function RecordDesk({
  judge,
  day,
  journal: stored,
}: {
  readonly judge: Judge;
  readonly day: readonly ScheduledRound[];
  readonly journal: StoredJournal;
}) {
  const words = useWords(judgeRecordWords);
  const { notAvailable, noAccess } = useWords(chairmanWords);
  const { staff } = useStore();
  const title = valueOr(useLive(staff, competitionBasics), undefined)?.fullName ?? '';
  const rounds = useMarkedRounds(day);
  const marksOf = useMemo(() => {
    const marks = new Map(
      rounds.kind === 'known' ? rounds.value.map((at) => [buildRoundKey(at), at.marks] as const) : [],
    );
    return (at: ScheduledRound) => marks.get(buildRoundKey(at));
  }, [rounds]);
  return (
    <>
      <p className="journal-tools row">
        <Link to={screens.chairman.link({ desk: DESK })} className={buildButtonClass({ size: 'small' })}>
          {words.back}
        </Link>
        <Button size="small" look="ink" onClick={() => window.print()}>
          {words.print}
        </Button>
      </p>
      {rounds.kind === 'waiting' ? <LoadingBars label={words.loading} /> : null}
      {rounds.kind === 'refused' ? <ErrorNote failed={notAvailable}>{noAccess}</ErrorNote> : null}
      {rounds.kind === 'known' ? (
        <JudgeRecord title={title} judge={judge} day={day} marksOf={marksOf} journal={stored} />
      ) : null}
    </>
  );
}
