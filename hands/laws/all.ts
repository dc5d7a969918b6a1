import { nothingIsLost, theJournalTellsIt } from './journal.ts';
import { draftsDoNotCount } from './counted.ts';
import type { Law } from './laws.ts';
import { runningRoundsAreOnThePhones } from './phones.ts';
import { thePublicSeesWhatWasPosted } from './public.ts';
import { nothingWaitsUnderAPostedRound } from './questions.ts';
import { whoDancesIsOneList } from './whoDances.ts';

/** Asked after every press. */
export const LAWS: readonly Law[] = [
  runningRoundsAreOnThePhones,
  draftsDoNotCount,
  whoDancesIsOneList,
  nothingWaitsUnderAPostedRound,
  theJournalTellsIt,
  nothingIsLost,
  thePublicSeesWhatWasPosted,
];
