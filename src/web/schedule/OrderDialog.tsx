import type { Change } from '../../domain/schedule/plan/change.ts';
import type { OptimiserProgress } from '../../domain/schedule/optimiser/optimiser.ts';
import type { Plan } from '../../domain/schedule/plan/plan.ts';
import type { DayEnd } from '../../domain/schedule/times/times.ts';
import { clock } from '../app/clock.ts';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Note } from '../parts/note/Note.tsx';
import { SEARCH_SECONDS, useOrderSearch, useSecondsHere, type OrderSearch } from './useOrderSearch.ts';
import type { PublishedPlan } from './usePlan.ts';

type Figures = OptimiserProgress['best'];

// Who dances a later round is not known yet: most figures are what is to be expected, not a count.
const ROWS: readonly (readonly [keyof Figures, string])[] = [
  ['clashes', 'Lead and follow within minutes'],
  ['costumeChanges', 'Too little time to change'],
  ['shortRests', 'Two rounds in a row'],
  ['withoutMarking', 'No time to mark between'],
];

const endOf = (days: readonly DayEnd[]): string => {
  const last = days.at(-1);
  return last === undefined ? '–' : clock(last.end?.likely ?? last.planned.to);
};

function Comparison({
  before,
  best,
  ends,
}: {
  readonly before: Figures;
  readonly best: Figures;
  readonly ends?: readonly [string, string];
}) {
  return (
    <table className="schedule-compare">
      <thead>
        <tr>
          <th scope="col">To be expected</th>
          <th scope="col">Today</th>
          <th scope="col">Proposed</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([name, words]) => (
          <tr key={name}>
            <th scope="row">{words}</th>
            <td className="number">{Math.round(before[name])}</td>
            <td className="number">{Math.round(best[name])}</td>
          </tr>
        ))}
        {ends === undefined ? null : (
          <tr>
            <th scope="row">The end</th>
            <td className="number">{ends[0]}</td>
            <td className="number">{ends[1]}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The search while it runs: it is seen to begin at once, however long its first word takes. */
function Searching({
  search: { progress, isStopping },
  stop,
}: {
  readonly search: Extract<OrderSearch, { kind: 'searching' }>;
  readonly stop: () => void;
}) {
  const seconds = useSecondsHere();
  return (
    <>
      <progress
        className="schedule-progress"
        aria-label="Looking for a better order"
        max={SEARCH_SECONDS}
        value={seconds}
      />
      <p>
        <span className="number">{(progress?.iterations ?? 0).toLocaleString('en')}</span> changes tried.
      </p>
      {progress === undefined ? null : <Comparison before={progress.before} best={progress.best} />}
      <span>
        <Button size="small" busy={isStopping} busyWord="Stopping" onClick={stop}>
          Stop here
        </Button>
      </span>
    </>
  );
}

export interface OrderDialogProps {
  readonly known: PublishedPlan;
  readonly plan: Plan;
  readonly apply: (change: Change) => void;
  readonly leave: () => void;
}

/** Looks for an order with fewer clashes and more rest, beside today's; applied on request, then published like any change. */
export function OrderDialog({ known, plan, apply, leave }: OrderDialogProps) {
  const { search, stop } = useOrderSearch(plan, known.timing);
  const proposal = search.kind === 'found' ? search.proposal : undefined;
  return (
    <Dialog
      open
      wide
      question="Is there a better order?"
      verb="Take this order"
      look="ink"
      blocked={
        proposal === undefined ? 'Still looking' : proposal.better ? undefined : 'Nothing better was found'
      }
      onSubmit={() => {
        if (proposal !== undefined) apply({ kind: 'reorder', order: proposal.order });
      }}
      closeVerb="Keep today’s"
      onClose={leave}
    >
      {search.kind === 'broken' ? <Note tone="stop">{search.why}</Note> : null}
      {search.kind === 'searching' ? <Searching search={search} stop={stop} /> : null}
      {proposal === undefined ? null : (
        <>
          <Comparison
            before={proposal.before}
            best={proposal.after}
            ends={[endOf(proposal.before.days), endOf(proposal.after.days)]}
          />
          <p>
            Danced rounds, breaks and promised times stay where they are; every round stays in its session,
            and the rounds of an event in their order.
          </p>
        </>
      )}
    </Dialog>
  );
}
