import type { PlanChange } from '../../../domain/schedule/plan/change.ts';
import { isFloorChange } from '../../../domain/schedule/plan/isFloorChange.ts';
import { type PlanItem, toItemRef } from '../../../domain/schedule/plan/plan.ts';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { getWords } from '../../kit/words/language.ts';
import { createBlock } from './newBlock.ts';
import { findInsertPosition } from './nextUp.ts';
import type { ScheduleQuestion } from './ScheduleDialogs.tsx';
import type { ScheduleDraft } from './useDraft.ts';
import type { PlanPublisher } from './usePublish.ts';

export interface DayChanges {
  /** Drafts changes, all or none of them. */
  readonly change: (...changes: readonly PlanChange[]) => void;
  /** Puts a row before another; undefined: last. */
  readonly move: (id: string, before: string | undefined) => void;
  /** Asks for a new break's name, place and length. */
  readonly addBreak: () => void;
  /** Asks for the selected break's name, place and length. */
  readonly editBreak: () => void;
  readonly addRound: () => void;
  /** Skips the selected round, or restores it. */
  readonly skip: () => void;
  /** Removes the selected break at once; for a round it asks first. */
  readonly remove: () => void;
  readonly panel: () => void;
  /** Undoes the last drafted change; undefined: there is none. */
  readonly undo: (() => void) | undefined;
}

export interface DayDraft {
  readonly items: readonly PlanItem[];
  readonly byId: ReadonlyMap<string, PlanItem>;
  readonly chosen: PlanItem | undefined;
  readonly draft: ScheduleDraft;
  readonly publishing: PlanPublisher;
  readonly mayPlan: boolean;
  readonly ask: (asked: ScheduleQuestion) => void;
}

export function useDayChanges(day: DayDraft): DayChanges {
  const { items, byId, chosen, draft, publishing, mayPlan, ask } = day;
  const toast = useToast();

  /** Publishes a change of a round on the floor at once if the draft is empty; any other change joins the draft. */
  const change = (...made: readonly PlanChange[]): void => {
    const [only] = made;
    if (draft.count === 0 && made.length === 1 && only !== undefined && isFloorChange(items, only)) {
      publishing.publishNow(only);
      return;
    }
    const why = draft.add(...made);
    if (why !== undefined) toast({ words: why });
  };
  const ofChosen = (kind: 'addRound' | 'skipRound' | 'unskipRound'): void => {
    if (chosen?.kind === 'round') change({ kind, event: chosen.event.key, round: chosen.round.number });
  };
  const askChosen = (kind: 'delete' | 'panel'): void => {
    if (chosen?.kind === 'round') ask({ kind, event: chosen.event, round: chosen.round });
  };
  return {
    change,
    move: (id, before) => {
      const item = byId.get(id);
      const next = before === undefined ? undefined : byId.get(before);
      if (item === undefined || !mayPlan) return;
      change({
        kind: 'move',
        item: toItemRef(item),
        before: next === undefined ? undefined : toItemRef(next),
      });
    },
    addBreak: () => {
      const block = createBlock('break', getWords(scheduleWords).block.kinds.break);
      ask({ kind: 'block', block, before: findInsertPosition(items, chosen), isNew: true });
    },
    editBreak: () => {
      if (chosen?.kind !== 'block') return;
      const at = items.indexOf(chosen);
      const next = items[at + 1];
      ask({
        kind: 'block',
        block: chosen.block,
        before: next === undefined ? undefined : toItemRef(next),
        isNew: false,
      });
    },
    addRound: () => ofChosen('addRound'),
    skip: () =>
      ofChosen(chosen?.kind === 'round' && chosen.round.state === 'skipped' ? 'unskipRound' : 'skipRound'),
    remove: () => {
      if (chosen?.kind === 'block') change({ kind: 'removeBlock', block: chosen.block.id });
      else askChosen('delete');
    },
    panel: () => askChosen('panel'),
    undo: draft.count === 0 || draft.sent !== undefined ? undefined : draft.undo,
  };
}
