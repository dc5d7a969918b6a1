import type { Block, PlanItem } from '../../../domain/schedule/plan/plan.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import { RoundEditor } from './RoundEditor.tsx';
import type { DayChanges } from './useDayChanges.ts';
import type { PublishedPlan } from './usePlan.ts';

export interface SelectedRowProps {
  readonly item: PlanItem;
  readonly published: PublishedPlan;
  readonly changes: DayChanges;
  /** Counts the presses of the keys H and R, which focus the fields. */
  readonly called: { readonly heats: number; readonly recall: number };
  readonly onClose: () => void;
}

/** The selected row, to edit: beside the day, or on a phone under the thumb. */
export function SelectedRow({ item, published, changes, called, onClose }: SelectedRowProps) {
  const words = useWords(scheduleWords).selected;
  return (
    <div className="schedule-selected">
      {item.kind === 'round' ? (
        <RoundEditor
          event={item.event}
          round={item.round}
          published={published}
          changes={changes}
          called={called}
        />
      ) : (
        <SelectedBlock block={item.block} mayPlan={published.mayPlan} changes={changes} />
      )}
      <Button size="small" look="plain" className="schedule-close" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}

interface SelectedBlockProps {
  readonly block: Block;
  readonly mayPlan: boolean;
  readonly changes: DayChanges;
}

/** The selected break or session, which is edited in a dialog. */
function SelectedBlock({ block, mayPlan, changes }: SelectedBlockProps) {
  const { block: words, selected, row } = useWords(scheduleWords);
  const times = useTimes();
  return (
    <section aria-label={selected.break}>
      <h2>{block.title}</h2>
      <p className="second">
        {[
          words.lasts(block.minutes),
          ...(block.notBefore === undefined ? [] : [row.notBefore(times.clockTime(block.notBefore))]),
        ].join(', ')}
      </p>
      {mayPlan ? (
        <div className="schedule-verbs">
          <Button size="small" look="ink" onClick={changes.editBreak}>
            {words.edit}
          </Button>
          <Button size="small" look="plain" kbd="D" onClick={changes.remove}>
            {words.remove(block.kind)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
