import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import type { Outbox } from '../../store/sheets/sheetOutbox.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useConnection } from '../app/useConnection.ts';
import { useObserved } from '../app/useLive.ts';
import { Button } from '../parts/button/Button.tsx';
import { ConnectionLight } from '../parts/note/ConnectionLight.tsx';
import { Note } from '../parts/note/Note.tsx';
import { RoundStateMark } from '../parts/event/RoundStateMark.tsx';

interface Props {
  readonly name: string;
  readonly judge: JudgeKey;
  readonly outbox: Outbox;
  readonly event?: CompetitionEvent | undefined;
  readonly round?: Round | undefined;
  readonly onPanel: boolean;
}

function sentence(round: Round | undefined, onPanel: boolean): string {
  if (round === undefined) return 'The first round opens here by itself.';
  if (round.state !== 'running') return 'Your next round opens here by itself.';
  return onPanel
    ? 'Your sheet opens.'
    : 'You are not on the panel of this round. Your next one opens here by itself.';
}

/** Between two rounds: what has just been, and what of this judge's marks has not arrived, or came too late. */
export default function Waiting({ name, judge, outbox, event, round, onPanel }: Props) {
  const { device } = useStore();
  useObserved(outbox.sheets);
  const open = outbox.unsettled();
  const onTheirWay = open.filter(({ delivery }) => delivery.kind === 'here' || delivery.kind === 'saving');
  const refused = open.filter(({ delivery }) => delivery.kind === 'refused');
  const late = open.filter(
    ({ delivery, place }) =>
      delivery.kind === 'late' && place.event === event?.key && place.round === round?.number,
  );
  const line = useConnection(device, onTheirWay.length);
  const dances = (sheets: typeof open) => sheets.map(({ place }) => place.dance).join(', ');
  return (
    <main className="gate">
      <p className="judge-gate-line">
        <span>
          {name}, judge {judge}
        </span>
        <ConnectionLight connection={line} />
      </p>
      <h1>{event?.name ?? 'Nothing on the floor yet'}</h1>
      {round !== undefined && (
        <p className="row">
          {round.name} <RoundStateMark state={round.state} />
        </p>
      )}
      {onTheirWay.length > 0 && (
        <Note tone="warn" spoken="politely">
          {dances(onTheirWay)}: on this device, not received yet. It goes out by itself; leave this page open.
        </Note>
      )}
      {refused.length > 0 && (
        <Note
          tone="stop"
          spoken="at once"
          action={
            <Button size="small" onClick={() => void outbox.resume()}>
              Try again
            </Button>
          }
        >
          {dances(refused)}: not received. Your marks are kept on this device.
        </Note>
      )}
      {late.map(({ place, kept }) => (
        <Note key={place.dance} tone="warn" spoken="at once">
          {place.dance}: the round was closed before your marks came in. They do not count; the scrutineer
          sees them: {kept.numbers.length === 0 ? 'none' : kept.numbers.join(', ')}.
        </Note>
      ))}
      <p className="second">{sentence(round, onPanel)}</p>
    </main>
  );
}
