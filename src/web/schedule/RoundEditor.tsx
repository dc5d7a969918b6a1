import { Link } from 'wouter';
import { deckOfRound, EMPTY_DECK } from '../../store/floor/calls.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { isFinal, type Judge } from '../../domain/competition.ts';
import type { Change } from '../../domain/schedule/plan/change.ts';
import { BY_NUMBER, clashesIn } from '../../domain/schedule/heats/draw.ts';
import { panelWarningInWords, panelWarnings, type JudgeTies } from '../../domain/schedule/plan/panels.ts';
import type { PlannedEvent, PlannedRound } from '../../domain/schedule/plan/plan.ts';
import { recallWarning, unevenHeats } from '../../domain/schedule/plan/roundEdits.ts';
import { isDanced } from '../../domain/schedule/plan/states.ts';
import { roundAddress } from '../staff/round/roundAddress.ts';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import { Say } from '../parts/page/Say.tsx';
import { CountField } from './CountField.tsx';
import { HeatLists } from './HeatLists.tsx';

export interface RoundEditorProps {
  readonly event: PlannedEvent;
  readonly round: PlannedRound;
  readonly judges: readonly Judge[];
  readonly ties: readonly JudgeTies[];
  readonly mayPlan: boolean;
  readonly change: (change: Change) => void;
  /** Asks before the round goes. */
  readonly remove: () => void;
  readonly panel: () => void;
  /** How often the keys H and R asked for their fields. */
  readonly calledHeats: number;
  readonly calledRecall: number;
}

const couples = (count: number): string => (count === 1 ? '1 couple' : `${count} couples`);

function Warnings({
  event,
  round,
  judges,
  ties,
}: Pick<RoundEditorProps, 'event' | 'round' | 'judges' | 'ties'>) {
  const nameOf = (key: string): string => judges.find((judge) => judge.key === key)?.name ?? `Judge ${key}`;
  const clashes = clashesIn(event, round);
  const said = [
    recallWarning(event, round),
    unevenHeats(event, round),
    clashes.length === 0
      ? undefined
      : `${couples(clashes.length)} must share a heat with somebody they dance with elsewhere.`,
    ...panelWarnings(event, round, ties).map((warning) => panelWarningInWords(event, round, warning, nameOf)),
  ].filter((words) => words !== undefined);
  return said.map((words) => (
    <Say key={words} tone="warn">
      {words}
    </Say>
  ));
}

/** Couples for whom the deck asks for another heat: whoever draws the heats moves them, or leaves them. */
function HeatsAsked({ event, round, change }: Pick<RoundEditorProps, 'event' | 'round' | 'change'>) {
  const { staff } = useStore();
  const { calls } = knownOr(useLive(staff, deckOfRound(event.key, round.number)), EMPTY_DECK);
  const asked = round.entries.flatMap(({ id, heats }) => {
    const call = calls.get(id);
    const heat = call?.called === 'scratched' ? undefined : call?.heat;
    return heat === undefined || heat > round.numHeats || heats.every((drawn) => drawn === heat)
      ? []
      : [{ id, heat, number: event.entries.find((entry) => entry.id === id)?.number ?? 'a couple' }];
  });
  return asked.map(({ id, heat, number }) => (
    <Note
      key={id}
      tone="info"
      action={
        <Button
          size="small"
          onClick={() =>
            change({
              kind: 'moveCouple',
              event: event.key,
              round: round.number,
              couple: id,
              heat,
              dance: undefined,
            })
          }
        >
          Move {number}
        </Button>
      }
    >
      The deck asks for {number} in heat {heat}.
    </Note>
  ));
}

/** The selected round: how many are recalled, in how many heats, who judges, and what becomes of it. */
export function RoundEditor(props: RoundEditorProps) {
  const { event, round, judges, mayPlan, change, remove, panel, calledHeats, calledRecall } = props;
  const at = { event: event.key, round: round.number };
  const isOpen = mayPlan && !isDanced(round);
  const judging = round.panel.length === 0 ? judges.length : round.panel.length;
  return (
    <section aria-label="The selected round">
      <h2>
        {event.name}
        <small className="second schedule-selected-round">{round.name}</small>
      </h2>
      {isOpen ? (
        <div className="schedule-pair">
          {isFinal(round) ? null : (
            <CountField
              label="Recall"
              value={round.recallSize}
              help={round.entries.length === 0 ? undefined : `of ${round.entries.length}`}
              called={calledRecall}
              onChange={(size) => change({ kind: 'setRecall', ...at, size })}
            />
          )}
          <CountField
            label="Heats"
            value={round.numHeats}
            help={
              round.entries.length === 0
                ? undefined
                : `of ${Math.ceil(round.entries.length / round.numHeats)} at most`
            }
            called={calledHeats}
            onChange={(heats) => change({ kind: 'setHeats', ...at, heats, wishes: BY_NUMBER })}
          />
        </div>
      ) : null}
      <Warnings {...props} />
      {isOpen && round.numHeats > 1 ? <HeatsAsked event={event} round={round} change={change} /> : null}
      <p className="second">
        {couples(round.entries.length)}, {judging === 1 ? '1 judge' : `${judging} judges`}
        {round.panel.length === 0 ? ' (everybody)' : `: ${round.panel.join(' ')}`}.{' '}
        {mayPlan ? <Link to={roundAddress({ event, round })}>To the desk</Link> : null}
      </p>
      {round.entries.length === 0 ? null : (
        <HeatLists event={event} round={round} change={isOpen ? change : undefined} />
      )}
      {mayPlan ? (
        <div className="schedule-verbs">
          <Button size="small" kbd="A" onClick={() => change({ kind: 'addRound', ...at })}>
            Add a round after
          </Button>
          {isOpen || round.state === 'running' ? (
            <Button size="small" kbd="P" onClick={panel}>
              Panel
            </Button>
          ) : null}
          {round.state === 'skipped' ? (
            <Button size="small" kbd="S" onClick={() => change({ kind: 'unskipRound', ...at })}>
              Bring it back
            </Button>
          ) : isOpen && round.number > 0 ? (
            <Button size="small" kbd="S" onClick={() => change({ kind: 'skipRound', ...at })}>
              Skip
            </Button>
          ) : null}
          {isOpen ? (
            <Button size="small" look="plain" kbd="D" onClick={remove}>
              Delete
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
