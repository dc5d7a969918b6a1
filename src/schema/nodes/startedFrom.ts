import { COMPETITION_PRESETS } from '../../domain/setup/presets.ts';
import { word } from '../codec/forms.ts';
import { node } from '../codec/node.ts';
import type { NodeEntry } from './entry.ts';

/** The example that the setup was started from. */
export const startedFromNode = node('settings/startedFrom', word(COMPETITION_PRESETS));

export const startedFromEntry = (): NodeEntry => ({
  node: startedFromNode,
  doc: 'the example that the setup was started from, for the guide',
  read: 'admin',
  write: 'admin',
  archive: 'this year',
});
