import { eligibilityEntry } from './eligibility.ts';
import { eventSettingsEntry } from './eventSettings.ts';
import { feesEntry } from './fees.ts';
import { listsEntry } from './lists.ts';
import { numbersEntry } from './numbers.ts';
import { pageEntries } from './pages.ts';
import { settingsEntries } from './settings.ts';

/** Every node that the schema describes, by the branch of the tree it is a child of. */
export const ENTRIES = {
  pages: pageEntries(),
  settings: [
    eventSettingsEntry(),
    listsEntry(),
    feesEntry(),
    eligibilityEntry(),
    numbersEntry(),
    ...settingsEntries(),
  ],
} as const;
