import { childOf, countOf, type Path } from './path.ts';

/** The flags of SPEC 3 with their defaults, and whether judges' marks may be seen once a round is posted. */
export interface EventSettings {
  readonly showScheduleIndex: boolean;
  readonly hideLiveSchedule: boolean;
  readonly hideLevelIcons: boolean;
  readonly highlightOtherRoundsInEvent: boolean;
  readonly hideClearRoundsButton: boolean;
  readonly hideGenerateRoundsButton: boolean;
  readonly dontReorderAfterAddRemoveRounds: boolean;
  readonly liveScrollRefreshIndex: number;
  readonly cascadeCheckin: boolean;
  readonly autoAssignTimes: boolean;
  readonly marksPublic: boolean;
}

export const eventSettings: Path<EventSettings> = {
  at: 'settings/events',
  parse: (raw) => {
    const flag = (name: keyof EventSettings, otherwise: boolean) => {
      const value = childOf(raw, name);
      return typeof value === 'boolean' ? value : otherwise;
    };
    return {
      showScheduleIndex: flag('showScheduleIndex', false),
      hideLiveSchedule: flag('hideLiveSchedule', false),
      hideLevelIcons: flag('hideLevelIcons', false),
      highlightOtherRoundsInEvent: flag('highlightOtherRoundsInEvent', false),
      hideClearRoundsButton: flag('hideClearRoundsButton', false),
      hideGenerateRoundsButton: flag('hideGenerateRoundsButton', false),
      dontReorderAfterAddRemoveRounds: flag('dontReorderAfterAddRemoveRounds', false),
      liveScrollRefreshIndex: countOf(childOf(raw, 'liveScrollRefreshIndex')) ?? 0,
      cascadeCheckin: flag('cascadeCheckin', true),
      autoAssignTimes: flag('autoAssignTimes', false),
      marksPublic: flag('marksPublic', false),
    };
  },
};
