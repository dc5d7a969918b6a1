import type { Author } from '../../domain/journal/record.ts';
import type { MarksPolicy } from '../../domain/round/release.ts';
import type { Change } from '../delivery/operation.ts';
import { eventSettingsPath, type EventSettings } from './settings.ts';

/** The policy for marks. Falls back to the older setting `marksPublic`. */
export const getMarksPolicy = ({ marksPolicy, marksPublic }: EventSettings): MarksPolicy =>
  marksPolicy ?? (marksPublic ? 'at once' : 'never');

/** Sets when the marks of posted rounds become public. `after the awards` hides them until the awards are over. */
export const chooseMarksPolicy = (by: Author, policy: MarksPolicy): Change => ({
  record: { ...by, kind: 'marks policy chosen', policy },
  patch: {
    [`${eventSettingsPath.at}/marksPolicy`]: policy,
    [`${eventSettingsPath.at}/marksPublic`]: policy === 'at once',
  },
});

/** Publishes the judges' marks once the awards are over. */
export const declareAwardsOver = (by: Author): Change => ({
  record: { ...by, kind: 'marks shown' },
  patch: { [`${eventSettingsPath.at}/marksPublic`]: true },
});
