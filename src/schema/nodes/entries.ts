import { competitionEntries } from './competitionEntries.ts';
import { consentsEntry } from './consents.ts';
import { eventsEntry } from './eventsEntry.ts';
import { eligibilityEntry } from './eligibility.ts';
import { eventSettingsEntry } from './eventSettings.ts';
import { feesEntry } from './fees.ts';
import { listsEntry } from './lists.ts';
import { numbersEntry } from './numbers.ts';
import { pageEntries } from './pages.ts';
import { photoEntries } from './photos.ts';
import { paySettingsEntry } from './paySettings.ts';
import { planEntries } from './plan.ts';
import { pronunciationsEntry } from './pronunciations.ts';
import { schoolsEntry } from './schools.ts';
import { settingsEntries } from './settings.ts';
import { roleEntries, staffEntries } from './staff.ts';

/** Branches whose grants are written by hand. */
export const BRANCHES = [eventsEntry()];

/** All nodes of the schema, by their parent branch of the tree. */
export const ENTRIES = {
  competition: competitionEntries(),
  pages: pageEntries(),
  photos: photoEntries(),
  plan: planEntries(),
  roles: roleEntries(),
  staff: [...staffEntries(), pronunciationsEntry()],
  settings: [
    eventSettingsEntry(),
    listsEntry(),
    feesEntry(),
    paySettingsEntry(),
    eligibilityEntry(),
    numbersEntry(),
    consentsEntry(),
    schoolsEntry(),
    ...settingsEntries(),
  ],
} as const;
