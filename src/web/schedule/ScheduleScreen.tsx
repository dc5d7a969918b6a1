import { useMemo } from 'react';
import { Link } from 'wouter';
import { canStart, roundsOfTheDay, type ScheduledRound } from '../../domain/day.ts';
import { STYLES } from '../../domain/terms.ts';
import { events } from '../../store/paths/events.ts';
import { eventSettings } from '../../store/paths/settings.ts';
import { StaffBar } from '../app/StaffBar.tsx';
import { useStore } from '../app/StoreProvider.tsx';
import { clock } from '../app/clock.ts';
import { knownOr, useLive } from '../app/useLive.ts';
import { useMyRoles } from '../app/useMyRoles.ts';
import { useTitle } from '../app/useTitle.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { LoadingBars } from '../parts/LoadingBars.tsx';
import { RoundStateMark } from '../parts/RoundStateMark.tsx';
import { StyleMark } from '../parts/StyleMark.tsx';
import { Say } from '../parts/Say.tsx';
import { roundAddress } from '../rounds/roundAddress.ts';
import { useRoundActions } from '../rounds/useRoundActions.ts';
import { progressOf } from './progress.ts';
import './schedule.css';

/**
 * For whoever runs the day: every round in the order in which it is danced, and how far each is. Good is when the eye
 * falls on what dances now and on what can go on the floor next. Planning comes with a later version.
 */
export default function ScheduleScreen() {
  useTitle('Schedule');
  const { staff } = useStore();
  const all = useLive(staff, events);
  const rounds = useMemo(() => (all.kind === 'known' ? roundsOfTheDay(all.value) : []), [all]);
  const progress = progressOf(rounds);
  return (
    <div className="schedule">
      <StaffBar title="Schedule" />
      <main className="schedule-day">
        {all.kind === 'refused' && <ErrorNote failed="Not shown">{all.why}</ErrorNote>}
        {all.kind === 'waiting' && <LoadingBars label="The schedule is loading" />}
        {all.kind === 'known' && rounds.length === 0 && (
          <EmptyState more="Import an event, then its rounds stand here in the order of the day.">
            No rounds yet.
          </EmptyState>
        )}
        {rounds.length > 0 && (
          <>
            <div className="schedule-line schedule-head" aria-hidden="true">
              <span>Planned</span>
              <span>Danced</span>
              <span />
              <span className="schedule-event">Event and round</span>
              <span className="schedule-style" />
              <span className="schedule-figure">Couples</span>
              <span className="schedule-figure">Recall</span>
              <span>State</span>
            </div>
            <ol>
              {rounds.map((one) => (
                <RoundLine key={`${one.event.key}/${one.round.number}`} {...one} />
              ))}
            </ol>
          </>
        )}
      </main>
      <aside className="schedule-side" aria-label="The day">
        <p className="second">Rounds to dance</p>
        <p>
          <b className="number schedule-count">{progress.toDance}</b>
        </p>
        <p className="second">
          {progress.posted} of {progress.all} are posted
          {progress.waiting > 0 ? `, ${progress.waiting} wait for the scrutineer` : ''}.
        </p>
      </aside>
    </div>
  );
}

const LIGHT = {
  initialized: '',
  empty: 'is-off',
  running: 'is-now',
  skipped: 'is-off',
  marked: 'is-past',
  posted: 'is-past',
} as const;

function RoundLine({ event, round }: ScheduledRound) {
  const { staff } = useStore();
  const settings = knownOr(useLive(staff, eventSettings), undefined);
  const style = STYLES.find((one) => one === event.style);
  const heats = round.numHeats === 1 ? '1 heat' : `${round.numHeats} heats`;
  const started = round.actualStartTime;
  return (
    <li className={`schedule-line ${LIGHT[round.state]}`}>
      <span className="number schedule-planned">
        {round.startTime === undefined ? '–' : clock(round.startTime)}
      </span>
      <span className="number schedule-danced">{started === undefined ? '–' : clock(started)}</span>
      <span className="schedule-knot" aria-hidden="true" />
      <Link to={roundAddress({ event, round })} className="schedule-event">
        <b>{event.name}</b>
        <small>
          {settings?.showScheduleIndex === true ? `${round.scheduleIndex}. ` : ''}
          {round.name}
          {round.state === 'running' && started !== undefined ? `, since ${clock(started)}` : ''}
        </small>
      </Link>
      <span className="schedule-style">{style !== undefined && <StyleMark name={style} />}</span>
      <span className="schedule-figure">
        <b className="number">{round.entries.length === 0 ? '–' : round.entries.length}</b>
        {round.entries.length > 0 && <small>{heats}</small>}
      </span>
      <span className="schedule-figure">
        <span className="number">{round.number === 0 ? '–' : round.recallSize}</span>
      </span>
      <span className="schedule-state">
        <RoundStateMark state={round.state} />
        <StartButton event={event} round={round} />
      </span>
    </li>
  );
}

/** Those who may start a round: the MC at the microphone, the scrutineer and the organizer. */
function StartButton({ event, round }: ScheduledRound) {
  const actions = useRoundActions(event, round);
  const roles = knownOr(useMyRoles(), []);
  const may = roles.some((role) => role === 'admin' || role === 'scrutineer' || role === 'mc');
  if (!may || !canStart({ event, round })) return null;
  return (
    <>
      {actions.problem !== undefined && <Say tone="stop">{actions.problem}</Say>}
      <Button
        size="small"
        aria-label={`Start ${event.name}, ${round.name}`}
        busy={actions.busy}
        busyWord="Starting"
        onClick={actions.start}
      >
        Start
      </Button>
    </>
  );
}
