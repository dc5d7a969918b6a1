import type { BranchEntry } from './entry.ts';
import { competitionEntries } from './competitionEntries.ts';
import { consentsEntry } from './consents.ts';
import { eventBranches } from './eventsEntry.ts';
import { displayEntries } from './displays.ts';
import { eligibilityEntry } from './eligibility.ts';
import { eventSettingsEntry } from './eventSettings.ts';
import { feesEntry } from './fees.ts';
import { incidentEntry } from './incidents.ts';
import { journalEntries } from './journal/stored.ts';
import { announcementEntry, deckEntries, liveEntry } from './live.ts';
import { listsEntry } from './lists.ts';
import { mailEntries } from './mails.ts';
import { numberHoldsEntry, numbersEntry } from './numbers.ts';
import { deviceEntries } from './online.ts';
import { pageEntries } from './pages.ts';
import { peopleBranches } from './people/branches.ts';
import { photoEntries } from './photos.ts';
import { paySettingsEntry } from './paySettings.ts';
import { planEntries } from './plan.ts';
import { pronunciationsEntry } from './pronunciations.ts';
import { resultEntries } from './results.ts';
import { savedResultEntries } from './savedResults.ts';
import { schoolsEntry } from './schools.ts';
import { undoEntries } from './setAside.ts';
import { settingsEntries } from './settings.ts';
import { sheetEntries } from './sheets.ts';
import { startedFromEntry } from './startedFrom.ts';
import { roleEntries, staffEntries } from './staff.ts';

/** Nodes whose grants are written by hand. */
export const BRANCHES: readonly BranchEntry[] = [
  ...eventBranches(),
  ...peopleBranches(),
  ...sheetEntries(),
  ...resultEntries(),
  ...deckEntries(),
  liveEntry(),
  ...deviceEntries(),
  ...displayEntries(),
  ...journalEntries(),
  incidentEntry(),
  ...mailEntries(),
  ...savedResultEntries(),
  ...undoEntries(),
];

/** Addresses of all other entries, by their parent branch of the tree. */
export const ENTRIES = {
  competition: competitionEntries(),
  floor: [announcementEntry()],
  pages: pageEntries(),
  photos: photoEntries(),
  plan: planEntries(),
  roles: roleEntries(),
  staff: [...staffEntries(), pronunciationsEntry(), numberHoldsEntry()],
  settings: [
    eventSettingsEntry(),
    listsEntry(),
    feesEntry(),
    paySettingsEntry(),
    eligibilityEntry(),
    numbersEntry(),
    consentsEntry(),
    schoolsEntry(),
    startedFromEntry(),
    ...settingsEntries(),
  ],
} as const;
