import type { Author } from '../../domain/journal/record.ts';
import type { Release } from '../../domain/round/release.ts';
import type { Change } from '../delivery/operation.ts';
import { eventSettingsPath } from './settings.ts';

/** When the places of finals are for everybody from now on. What a final says of itself stays. */
export const chooseUsualRelease = (by: Author, release: Release): Change => ({
  record: { ...by, kind: 'usual release chosen', release },
  patch: { [`${eventSettingsPath.at}/release`]: release },
});
