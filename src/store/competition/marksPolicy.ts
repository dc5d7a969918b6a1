import { eventSettings, type MarksPolicy } from './settings.ts';
import type { Patch } from '../tree/patch.ts';

/** When everybody may see the judges' marks of what is posted. `after the awards` hides them until the awards are over. */
export const chooseMarksPolicy = (policy: MarksPolicy): Patch => ({
  [`${eventSettings.at}/marksPolicy`]: policy,
  [`${eventSettings.at}/marksPublic`]: policy === 'at once',
});

/** The awards are over: from now on everybody may see how the judges have marked. */
export const awardsAreOver = (): Patch => ({ [`${eventSettings.at}/marksPublic`]: true });
