import { registrationAt } from '../people/registrationAt.ts';
import type { Patch } from '../tree/patch.ts';
import type { TreePath } from '../tree/path.ts';

const stoppedAt = (code: string): string => `${registrationAt(code)}/noReminders`;

/** True if the dancer of a registration wants no reminders by mail. */
export const remindersStoppedPath = (code: string): TreePath<boolean> => ({
  at: stoppedAt(code),
  parse: (raw) => raw === true,
});

export const setReminders = (code: string, isWanted: boolean): Patch => ({
  [stoppedAt(code)]: isWanted ? null : true,
});
