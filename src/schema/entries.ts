import type { NodeEntry } from './codec/node.ts';
import { eligibilityEntry } from './eligibility.ts';
import { eventSettingsEntry } from './eventSettings.ts';
import { feesEntry } from './fees.ts';
import { listsEntry } from './lists.ts';
import { numbersEntry } from './numbers.ts';
import { pageEntries } from './pages.ts';
import { settingsEntries } from './settings.ts';

/** Every node that the schema describes, in the order of the tables. */
export const ENTRIES: readonly NodeEntry[] = [
  ...pageEntries(),
  eventSettingsEntry(),
  listsEntry(),
  feesEntry(),
  eligibilityEntry(),
  numbersEntry(),
  ...settingsEntries(),
];

/** The nodes of a branch of the tree by their names in it. */
export const entriesBelow = (branch: string): readonly (readonly [name: string, entry: NodeEntry])[] =>
  ENTRIES.flatMap((entry) => {
    const [first, name = '', ...more] = entry.node.at.split('/');
    if (more.length > 0) throw new Error(`${entry.node.at} lies deeper than a branch and a name.`);
    return first === branch ? [[name, entry] as const] : [];
  });
