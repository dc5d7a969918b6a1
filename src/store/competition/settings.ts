import {
  MARKS_POLICIES,
  RELEASES,
  USUAL_RELEASE,
  type MarksPolicy,
  type Release,
} from '../../domain/round/release.ts';
import { childOf, countOf, textOf, type Path } from '../tree/path.ts';

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
  /** Whether they may be seen now: this is what the rules go by. */
  readonly marksPublic: boolean;
  readonly marksPolicy: MarksPolicy;
  /** When the places of a final are for everybody, where the final does not say it. */
  readonly release: Release;
}

/** Without a word on it, it is what is done now. */
function policyOf(raw: unknown): MarksPolicy {
  const said = textOf(childOf(raw, 'marksPolicy'));
  return (
    MARKS_POLICIES.find((policy) => policy === said) ??
    (childOf(raw, 'marksPublic') === true ? 'at once' : 'never')
  );
}

export const eventSettings: Path<EventSettings> = {
  at: 'settings/events',
  ahead: true,
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
      marksPolicy: policyOf(raw),
      release: RELEASES.find((one) => one === childOf(raw, 'release')) ?? USUAL_RELEASE,
    };
  },
};
