import { useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { Judge } from '../../domain/competition.ts';
import type { ScheduledRound } from '../../domain/round/day.ts';
import type { JournalNames } from '../../domain/journal/inWords.ts';
import { competition } from '../../store/competition/competition.ts';
import { journal, type StoredJournal } from '../../store/journal/journal.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { JournalList } from '../staff/journal/JournalList.tsx';
import { JudgeRecord } from '../staff/journal/JudgeRecord.tsx';
import { Button } from '../parts/button/Button.tsx';
import { buttonClass } from '../parts/button/buttonClass.ts';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { useMarkedRounds } from './useMarkedRounds.ts';

const HERE = '/admin/chairman?desk=journal';

export interface JournalDeskProps {
  readonly day: readonly ScheduledRound[];
  readonly judges: readonly Judge[];
}

const keyOf = ({ event, round }: ScheduledRound): string => `${event.key}/${round.number}`;

/** Events, rounds and judges as the hall calls them. */
function namesOf(day: readonly ScheduledRound[]): JournalNames {
  const rounds = new Map(day.map((at) => [keyOf(at), at.round.name]));
  const events = new Map(day.map(({ event }) => [String(event.key), event.name]));
  return {
    event: (key) => events.get(key) ?? key,
    round: (event, round) => rounds.get(`${event}/${round}`) ?? `round ${round}`,
    judge: (key) => `judge ${key}`,
  };
}

/** For the question "who changed that, and when": every line of every device, and whether the chains are whole. */
export function JournalDesk({ day, judges }: JournalDeskProps) {
  const { staff } = useStore();
  const lines = useLive(staff, journal);
  const names = useMemo(() => namesOf(day), [day]);
  const [search] = useSearchParams();
  const judge = judges.find(({ key }) => key === search.get('judge'));
  switch (lines.kind) {
    case 'waiting':
      return <LoadingBars label="The journal is loading" />;
    case 'refused':
      return <ErrorNote failed="Not shown">{lines.why}</ErrorNote>;
    case 'known':
      return judge === undefined ? (
        <>
          <nav className="journal-judges" aria-label="Marks on paper">
            <span className="second">Marks of the day, to be signed by judge</span>
            {judges.map(({ key, name }) => (
              <Link
                key={key}
                to={`${HERE}&judge=${encodeURIComponent(key)}`}
                className={buttonClass({ size: 'small' })}
                aria-label={`Judge ${key}, ${name}`}
              >
                {key}
              </Link>
            ))}
          </nav>
          <JournalList journal={lines.value} names={names} />
        </>
      ) : (
        <RecordDesk judge={judge} day={day} journal={lines.value} />
      );
  }
}

/** One judge's marks of the day, to be printed. */
function RecordDesk({
  judge,
  day,
  journal: lines,
}: {
  readonly judge: Judge;
  readonly day: readonly ScheduledRound[];
  readonly journal: StoredJournal;
}) {
  const { staff } = useStore();
  const title = knownOr(useLive(staff, competition), undefined)?.fullName ?? '';
  const rounds = useMarkedRounds(day);
  const cardsOf = useMemo(() => {
    const cards = new Map(
      rounds.kind === 'known' ? rounds.value.map((at) => [keyOf(at), at.cards] as const) : [],
    );
    return (at: ScheduledRound) => cards.get(keyOf(at));
  }, [rounds]);
  return (
    <>
      <p className="journal-tools row">
        <Link to={HERE} className={buttonClass({ size: 'small' })}>
          Back to the journal
        </Link>
        <Button size="small" look="ink" onClick={() => window.print()}>
          Print
        </Button>
      </p>
      {rounds.kind === 'waiting' ? <LoadingBars label="The marks are loading" /> : null}
      {rounds.kind === 'refused' ? <ErrorNote failed="Not shown">{rounds.why}</ErrorNote> : null}
      {rounds.kind === 'known' ? (
        <JudgeRecord title={title} judge={judge} day={day} cardsOf={cardsOf} journal={lines} />
      ) : null}
    </>
  );
}
