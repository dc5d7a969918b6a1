import { MARKS_POLICIES, RELEASE_TIMES, DEFAULT_RELEASE } from '../../domain/round/release.ts';
import { EVENT_SETTINGS_AT } from './addresses.ts';
import { flag, object, optional, addDefault, integer, choice } from '../codec/forms.ts';
import { defineNode } from '../codec/node.ts';
import type { NodeEntry } from './entry.ts';

const off = addDefault(flag, false);

/** Flags of events with their defaults (SPEC 3), and the release of marks and places. */
export const eventSettings = defineNode(
  EVENT_SETTINGS_AT,
  object({
    showScheduleIndex: off,
    hideLiveSchedule: off,
    hideLevelIcons: off,
    highlightOtherRoundsInEvent: off,
    hideClearRoundsButton: off,
    hideGenerateRoundsButton: off,
    dontReorderAfterAddRemoveRounds: off,
    liveScrollRefreshIndex: addDefault(integer(0, 1_000_000), 0),
    cascadeCheckin: addDefault(flag, true),
    autoAssignTimes: off,
    // Judges' marks are public now: the access rules check this flag, not the policy.
    marksPublic: off,
    marksPolicy: optional(choice(MARKS_POLICIES)),
    // The default release of a final's places.
    release: addDefault(choice(RELEASE_TIMES), DEFAULT_RELEASE),
  }),
);

export const eventSettingsEntry = (): NodeEntry => ({
  node: eventSettings,
  doc: 'switches for how events behave and are shown; whether marks are public',
  read: 'everyone',
  write: 'office',
  archive: 'next year',
});
