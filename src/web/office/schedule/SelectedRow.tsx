import type { PlanItem } from '../../../domain/schedule/plan/plan.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { schedule } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import { BlockEditor } from './BlockEditor.tsx';
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
  const words = useWords(schedule).selected;
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
        <BlockEditor block={item.block} mayPlan={published.mayPlan} changes={changes} />
      )}
      <Button size="small" look="plain" className="schedule-close" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}
