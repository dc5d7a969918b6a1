import type { Author } from '../../domain/journal/record.ts';
import type { ReleaseTime } from '../../domain/round/release.ts';
import type { Change } from '../delivery/operation.ts';
import { eventSettingsPath } from './settings.ts';

/** Sets when the places of finals become public from now on. A final's own setting stays. */
export const chooseUsualRelease = (by: Author, release: ReleaseTime): Change => ({
  record: { ...by, kind: 'usual release chosen', release },
  patch: { [`${eventSettingsPath.at}/release`]: release },
});
