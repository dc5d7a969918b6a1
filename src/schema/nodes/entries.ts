import { eligibilityEntry } from './eligibility.ts';
import { eventSettingsEntry } from './eventSettings.ts';
import { feesEntry } from './fees.ts';
import { listsEntry } from './lists.ts';
import { numbersEntry } from './numbers.ts';
import { pageEntries } from './pages.ts';
import { settingsEntries } from './settings.ts';

/** All nodes of the schema, by their parent branch of the tree. */
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
