import { useTimes } from '../../kit/clock/useTimes.ts';
import type { PlanChange } from '../../../domain/schedule/plan/change.ts';
import type { OptimizerProgress } from '../../../domain/schedule/optimizer/optimizer.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { formatNumber } from '../../kit/words/numbers.ts';
import { scheduleDialogsWords } from '../../kit/words/english/scheduleDialogs.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatDayEnd } from './formatDayEnd.ts';
import { SEARCH_SECONDS, useOrderSearch, useSecondsMounted, type OrderSearch } from './useOrderSearch.ts';
import type { PublishedPlan } from './usePlan.ts';

type Figures = OptimizerProgress['best'];

// The couples of later rounds are not known yet: most figures are expectations, not counts.
const ROWS = [
  'clashes',
  'costumeChanges',
  'shortRests',
  'withoutMarking',
] as const satisfies readonly (keyof Figures)[];

interface ComparisonProps {
  readonly before: Figures;
  readonly best: Figures;
  readonly ends?: readonly [string, string];
}

function Comparison({ before, best, ends }: ComparisonProps) {
  const words = useWords(scheduleDialogsWords).order;
  return (
    <table className="schedule-compare">
      <thead>
        <tr>
          <th scope="col">{words.expected}</th>
          <th scope="col">{words.now}</th>
          <th scope="col">{words.suggested}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{words.rows[row]}</th>
            <td className="number">{formatNumber(before[row])}</td>
            <td className="number">{formatNumber(best[row])}</td>
          </tr>
        ))}
        {ends === undefined ? null : (
          <tr>
            <th scope="row">{words.ends}</th>
            <td className="number">{ends[0]}</td>
            <td className="number">{ends[1]}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

interface SearchingProps {
  readonly search: Extract<OrderSearch, { kind: 'searching' }>;
  readonly stop: () => void;
}

/** The running search: visible at once, before its first result. */
function Searching({ search: { progress, isStopping }, stop }: SearchingProps) {
  const words = useWords(scheduleDialogsWords).order;
  const seconds = useSecondsMounted();
  return (
    <>
      <progress
        className="schedule-progress"
        aria-label={words.looking}
        max={SEARCH_SECONDS}
        value={seconds}
      />
      <p>
        <span className="number">{formatNumber(progress?.iterations ?? 0)}</span> {words.tried}
      </p>
      {progress === undefined ? null : <Comparison before={progress.before} best={progress.best} />}
      <span>
        <Button size="small" busy={isStopping} busyWord={words.stopping} onClick={stop}>
          {words.stop}
        </Button>
      </span>
    </>
  );
}

export interface OrderDialogProps {
  readonly published: PublishedPlan;
  readonly plan: Plan;
  readonly submit: (change: PlanChange) => void;
  readonly onClose: () => void;
}

/**
 * Searches for an order with fewer clashes and more rest than the current one; applied on request, then published like
 * any change.
 */
export function OrderDialog({ published, plan, submit, onClose }: OrderDialogProps) {
  const words = useWords(scheduleDialogsWords).order;
  const times = useTimes();
  const { search, stop } = useOrderSearch(plan, published.timing);
  const proposal = search.kind === 'found' ? search.proposal : undefined;
  const noBetter = proposal?.better ? undefined : words.nothingBetter;
  return (
    <Dialog
      open
      wide
      question={words.question}
      verb={words.verb}
      look="ink"
      blocked={proposal === undefined ? words.stillLooking : noBetter}
      onSubmit={() => {
        if (proposal !== undefined) submit({ kind: 'reorder', order: proposal.order });
      }}
      closeVerb={words.keep}
      onClose={onClose}
    >
      {search.kind === 'broken' ? <NoteBox tone="stop">{words.broken}</NoteBox> : null}
      {search.kind === 'searching' ? <Searching search={search} stop={stop} /> : null}
      {proposal === undefined ? null : (
        <>
          <Comparison
            before={proposal.before}
            best={proposal.after}
            ends={[formatDayEnd(proposal.before.days, times), formatDayEnd(proposal.after.days, times)]}
          />
          <p>{words.stays}</p>
        </>
      )}
    </Dialog>
  );
}
