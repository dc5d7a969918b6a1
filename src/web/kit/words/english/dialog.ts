import { section } from '../section.ts';

/** The verbs of a dialog that has none of its own. */
export const dialogWords = section('dialog', { close: 'Close', cancel: 'Cancel' });
