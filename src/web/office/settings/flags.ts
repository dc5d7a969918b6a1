import type { EventFlag } from '../../../store/competition/eventFlags.ts';

/** The switches of SPEC 3 by the screens they affect, in order. */
export const FLAG_GROUPS = {
  schedule: [
    'autoAssignTimes',
    'dontReorderAfterAddRemoveRounds',
    'showScheduleIndex',
    'highlightOtherRoundsInEvent',
    'hideGenerateRoundsButton',
    'hideClearRoundsButton',
  ],
  deck: ['cascadeCheckin'],
  everybody: ['hideLevelIcons', 'hideLiveSchedule'],
} as const satisfies Readonly<Record<string, readonly EventFlag[]>>;

export const GROUPS = [
  'schedule',
  'deck',
  'everybody',
] as const satisfies readonly (keyof typeof FLAG_GROUPS)[];
