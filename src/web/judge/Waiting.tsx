import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLine } from '../app/useLine.ts';
import { ConnectionLight } from '../parts/ConnectionLight.tsx';
import { RoundStateMark } from '../parts/RoundStateMark.tsx';

interface Props {
  readonly name: string;
  readonly event?: CompetitionEvent | undefined;
  readonly round?: Round | undefined;
  readonly onPanel?: boolean | undefined;
}

function sentence(round: Round | undefined, onPanel: boolean | undefined): string {
  if (round === undefined) return 'The first round opens here by itself.';
  if (round.state !== 'running') return 'Your next round opens here by itself.';
  return onPanel === true
    ? 'Your sheet opens.'
    : 'You are not on the panel of this round. Your next one opens here by itself.';
}

/** Between two rounds: what has just been, and that nothing is to be done. */
export function Waiting({ name, event, round, onPanel }: Props) {
  const { device } = useStore();
  const line = useLine(device);
  return (
    <main className="gate">
      <p className="judge-gate-line">
        <span>{name}</span>
        <ConnectionLight connection={line} />
      </p>
      <h1>{event?.name ?? 'Nothing on the floor yet'}</h1>
      {round !== undefined && (
        <p className="row">
          {round.name} <RoundStateMark state={round.state} />
        </p>
      )}
      <p className="second">{sentence(round, onPanel)}</p>
    </main>
  );
}
