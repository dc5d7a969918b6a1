import { MARKS_POLICIES, RELEASES, USUAL_RELEASE } from '../../domain/round/release.ts';
import { EVENT_SETTINGS_AT } from './addresses.ts';
import { flag, object, optional, otherwise, whole, word } from '../codec/forms.ts';
import { node, type NodeEntry } from '../codec/node.ts';

const off = otherwise(flag, false);

/** Flags of events with their defaults (SPEC 3), and when marks and places are for everybody. */
export const eventSettings = node(
  EVENT_SETTINGS_AT,
  object({
    showScheduleIndex: off,
    hideLiveSchedule: off,
    hideLevelIcons: off,
    highlightOtherRoundsInEvent: off,
    hideClearRoundsButton: off,
    hideGenerateRoundsButton: off,
    dontReorderAfterAddRemoveRounds: off,
    liveScrollRefreshIndex: otherwise(whole(0, 1_000_000), 0),
    cascadeCheckin: otherwise(flag, true),
    autoAssignTimes: off,
    // Judges' marks may be seen now: the access rules go by this, not by the policy.
    marksPublic: off,
    marksPolicy: optional(word(MARKS_POLICIES)),
    // When the places of a final are for everybody, where the final does not say it.
    release: otherwise(word(RELEASES), USUAL_RELEASE),
  }),
);

export const eventSettingsEntry = (): NodeEntry => ({
  node: eventSettings,
  doc: 'how events behave and are shown; whether marks are public',
  read: 'everyone',
  write: 'office',
  archive: 'next year',
});
