import type { Release } from '../../domain/round/release.ts';
import type { Patch } from '../tree/patch.ts';
import { eventSettings } from './settings.ts';

/** When the places of finals are for everybody from now on. What a final says of itself stays. */
export const chooseUsualRelease = (release: Release): Patch => ({
  [`${eventSettings.at}/release`]: release,
});
