import { COMPETITION_PRESETS } from '../../domain/setup/presets.ts';
import { choice } from '../codec/forms.ts';
import { defineNode } from '../codec/node.ts';
import type { NodeEntry } from './entry.ts';

/** The example that the setup was started from. */
export const startedFromNode = defineNode('settings/startedFrom', choice(COMPETITION_PRESETS));

export const startedFromEntry = (): NodeEntry => ({
  node: startedFromNode,
  doc: 'the preset that the setup started from, for the guide',
  read: 'admin',
  write: 'admin',
  archive: 'this year',
});
