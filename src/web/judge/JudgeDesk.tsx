import { useMemo, useState } from 'react';
import type { JudgeKey } from '../../domain/ids.ts';
import { isFinal, panelOf, roundOf, type CompetitionEvent, type Round } from '../../domain/competition.ts';
import { SheetDrawer } from '../../store/judge/keptSheets.ts';
import { Outbox } from '../../store/judge/outbox.ts';
import { competition } from '../../store/paths/competition.ts';
import { event as eventPath } from '../../store/paths/events.ts';
import { live } from '../../store/paths/live.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive, useObserved } from '../app/useLive.ts';
import { LoadingBars } from '../parts/LoadingBars.tsx';
import { Note } from '../parts/Note.tsx';
import { FinalSheet } from './FinalSheet.tsx';
import { RecallSheet } from './RecallSheet.tsx';
import { useResume, useSheets } from './useSheet.ts';
import { Waiting } from './Waiting.tsx';

interface Props {
  readonly judge: JudgeKey;
  readonly name: string;
}

/** Follows the floor: the running round's sheet if this judge is on its panel, else what is going on. */
export function JudgeDesk({ judge, name }: Props) {
  const { device, eventName } = useStore();
  const [outbox] = useState(
    () => new Outbox(new SheetDrawer(eventName, judge), (patch) => device.write(patch)),
  );
  const unkept = useObserved(outbox.unkept);
  const floor = useLive(device, live);
  const key = knownOr(floor, undefined)?.event;
  const event = useLive(
    device,
    useMemo(() => (key === undefined ? undefined : eventPath(key)), [key]),
  );
  const judges = knownOr(useLive(device, competition), undefined)?.judges ?? [];

  if (floor.kind !== 'known') return <LoadingBars label="The floor is loading" />;
  if (floor.value === undefined) return <Waiting name={name} />;
  if (event.kind !== 'known') return <LoadingBars label="The round is loading" />;
  const round = event.value && roundOf(event.value, floor.value.round);
  if (event.value === undefined || round === undefined) return <Waiting name={name} />;
  const marks = round.state === 'running' && panelOf(round, judges).includes(judge);
  if (!marks)
    return (
      <Waiting
        name={name}
        event={event.value}
        round={round}
        onPanel={panelOf(round, judges).includes(judge)}
      />
    );
  return (
    <>
      {unkept !== undefined && (
        <Note tone="warn" spoken="politely">
          This device keeps nothing by itself ({unkept}). Marks go straight to the server: stay on this page.
        </Note>
      )}
      <Marking
        key={`${event.value.key}/${round.number}`}
        outbox={outbox}
        judge={judge}
        event={event.value}
        round={round}
        heatNow={floor.value.heat}
      />
    </>
  );
}

interface MarkingProps {
  readonly outbox: Outbox;
  readonly judge: JudgeKey;
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly heatNow: number;
}

function Marking({ outbox, judge, event, round, heatNow }: MarkingProps) {
  const where = { event: event.key, round: round.number, judge };
  const { isKnown, sheetOf, change } = useSheets(outbox, where);
  useResume(outbox, where, event.dances);
  const [dance, setDance] = useState(() => event.dances[0] ?? '');
  if (!isKnown(dance)) return <LoadingBars label="Your sheet is loading" />;
  const choice = {
    dance,
    dances: event.dances.map((name) => ({ name, sent: sheetOf(name).sent })),
    onDance: setDance,
  };
  const shown = { event, round, judge, sheet: sheetOf(dance), onChange: change.bind(undefined, dance) };
  return isFinal(round) ? (
    <FinalSheet key={dance} {...shown} {...choice} />
  ) : (
    <RecallSheet key={dance} {...shown} {...choice} heatNow={heatNow} />
  );
}
