import { danceOf } from '../../domain/event/dances.ts';
import { asWritten } from '../../domain/event/asWritten.ts';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { JudgeKey } from '../../domain/ids.ts';
import { isFinal, panelOf, roundOf, type CompetitionEvent, type Round } from '../../domain/competition.ts';
import { LastKnown } from '../../store/connection/lastKnown.ts';
import { competition } from '../../store/competition/competition.ts';
import { EVENTS, eventAt } from '../../store/events/eventAt.ts';
import { event as eventPath } from '../../store/events/events.ts';
import type { JudgesSheets } from '../../store/sheets/judgesSheets.ts';
import { marksAt, sheetsAt } from '../../store/sheets/sheetAt.ts';
import { live } from '../../store/floor/live.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useObserved } from '../app/useLive.ts';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { judgeSheet } from '../words/english/judgeSheet.ts';
import { useWords } from '../words/language.ts';
import { DeviceNotes, FinalSheet, Waiting } from './later.tsx';
import { RecallSheet } from './RecallSheet.tsx';
import { useHand } from './useHand.ts';
import { useJudgesSheets } from './useJudgesSheets.ts';
import { useLastKnown } from './useLastKnown.ts';
import { useSheets } from './useSheet.ts';

interface Props {
  readonly judge: JudgeKey;
  readonly name: string;
  /** The access code is an old one: the judge wants to show the new one. */
  readonly onRenew: () => void;
}

/** Whether it is known who this device is: before that the backend would refuse whatever is the judge's own. */
function useIsIdentified(): boolean {
  const { device } = useStore();
  const who = useObserved(device.who);
  return who.kind === 'device' || who.kind === 'account';
}

export function JudgeDesk(props: Props) {
  const { loading } = useWords(judgeSheet);
  const own = useJudgesSheets(props.judge);
  return own === undefined ? <LoadingBars label={loading} /> : <FloorOfJudge own={own} {...props} />;
}

/** Follows the floor: the running round's sheet if this judge is on its panel, else what is going on. */
function FloorOfJudge({ own, judge, name, onRenew }: Props & { readonly own: JudgesSheets }) {
  const { loading } = useWords(judgeSheet);
  const { device, eventName } = useStore();
  const { queue } = own;
  const unkept = useObserved(queue.unkept);
  const isLost = useObserved(device.connection).kind === 'lost';
  const isIdentified = useIsIdentified();
  const floor = useLastKnown(live);
  const key = knownOr(floor, undefined)?.event;
  const event = useLastKnown(useMemo(() => (key === undefined ? undefined : eventPath(key)), [key]));
  const judges = knownOr(useLastKnown(competition), undefined)?.judges ?? [];
  const number = knownOr(floor, undefined)?.round;
  const round =
    event.kind === 'known' && event.value !== undefined && number !== undefined
      ? roundOf(event.value, number)
      : undefined;
  const state = round?.state;

  // What was not taken is tried again when the connection is back, and when the round has turned.
  useEffect(() => {
    if (isIdentified && !isLost) void queue.tryAllAgain();
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- a round that has turned may take what it refused
  }, [queue, isIdentified, isLost, state]);
  useEffect(() => {
    if (key !== undefined) new LastKnown(eventName).keepOnly(`${EVENTS}/`, eventAt(key));
    if (key !== undefined)
      for (const at of [marksAt, sheetsAt])
        new LastKnown(eventName).keepOnly(`${at()}/`, `${at(key, number)}/`);
  }, [eventName, key, number]);

  const waiting = (
    <Suspense fallback={<LoadingBars label={loading} />}>
      <Waiting
        name={name}
        judge={judge}
        own={own}
        event={knownOr(event, undefined)}
        round={round}
        onPanel={round !== undefined && panelOf(round, judges).includes(judge)}
      />
    </Suspense>
  );
  if (floor.kind !== 'known') return <LoadingBars label={loading} />;
  if (floor.value === undefined) return waiting;
  if (event.kind !== 'known') return <LoadingBars label={loading} />;
  if (event.value === undefined || round === undefined) return waiting;
  if (round.state !== 'running' || !panelOf(round, judges).includes(judge)) return waiting;
  return (
    <div className="judge">
      <Suspense>
        <DeviceNotes unkept={unkept} own={own} event={event.value.key} round={round.number} />
      </Suspense>
      <Marking
        key={`${event.value.key}/${round.number}`}
        own={own}
        judge={judge}
        event={event.value}
        round={round}
        heatNow={floor.value.heat}
        isIdentified={isIdentified}
        onRenew={onRenew}
      />
    </div>
  );
}

interface MarkingProps {
  readonly own: JudgesSheets;
  readonly judge: JudgeKey;
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly heatNow: number;
  readonly isIdentified: boolean;
  readonly onRenew: () => void;
}

/** The screen stays lit as long as a round is marked, and no thumb loads it anew by pulling (judge.css). */
function useLitScreen(): void {
  useEffect(() => {
    document.documentElement.dataset['marking'] = '';
    let isOver = false;
    let letGo = (): void => {
      isOver = true;
    };
    import('./phone.ts').then(
      ({ keepAwake }) => {
        if (!isOver) letGo = keepAwake();
      },
      () => undefined, // the screen goes dark as it is used to
    );
    return () => {
      delete document.documentElement.dataset['marking'];
      letGo();
    };
  }, []);
}

function Marking({ own, judge, event, round, heatNow, isIdentified, onRenew }: MarkingProps) {
  const { loading } = useWords(judgeSheet);
  const where = { event: event.key, round: round.number, judge };
  const { isKnown, sheetOf, change, isShutOut } = useSheets(
    own,
    { ...where, lineUp: round.lineUp },
    isIdentified,
  );
  const [dance, setDance] = useState(() => event.dances[0] ?? danceOf(''));
  const [hand, setHand] = useHand();
  useLitScreen();
  if (!isKnown(dance)) return <LoadingBars label={loading} />;
  const choice = {
    dance,
    dances: event.dances.map((name) => {
      const { sent, delivery } = sheetOf(name);
      return { name, sent, isIn: sent && delivery.kind === 'received' };
    }),
    onDance: setDance,
  };
  const shown = {
    event,
    round,
    judge,
    hand,
    onHand: setHand,
    sheet: sheetOf(dance),
    onChange: change.bind(undefined, dance),
    onAsk: () => own.requestChange({ ...where, dance }),
    onRenew: isShutOut ? onRenew : undefined,
    onTryAgain: () => void own.queue.tryAllAgain(),
  };
  return isFinal(round) ? (
    <Suspense fallback={<LoadingBars label={loading} />}>
      <FinalSheet key={asWritten(dance)} {...shown} {...choice} />
    </Suspense>
  ) : (
    <RecallSheet key={asWritten(dance)} {...shown} {...choice} round={round} heatNow={heatNow} />
  );
}
