import { theDeckSaysOneThing, theLastTapHolds } from './deck.ts';
import {
  aPostedFinalPlacesWhoIsInIt,
  nobodyIsOutOfARoundThatComesAnew,
  seededCouplesHaveTheirPlace,
  whoComesLateTakesNobodysPlace,
} from './places.ts';
import { theForecastIsTrue } from './forecast.ts';
import { nothingIsLost, theJournalTellsIt } from './journal.ts';
import { draftsDoNotCount } from './counted.ts';
import type { Law } from './laws.ts';
import { sheetsAreOfThisLineUp } from './lineUp.ts';
import { marksAreTheJudges } from './marks.ts';
import { noPhoneAsksForAnothersSheet, noPhoneWaitsForever, runningRoundsAreOnThePhones } from './phones.ts';
import { thePublicSeesWhatWasPosted } from './public.ts';
import { everySeatIsTaken } from './seats.ts';
import { nothingWaitsUnderAPostedRound } from './questions.ts';
import { whoDancesIsOneList } from './whoDances.ts';

/** Checked after every press. */
export const LAWS: readonly Law[] = [
  runningRoundsAreOnThePhones,
  noPhoneAsksForAnothersSheet,
  noPhoneWaitsForever,
  draftsDoNotCount,
  sheetsAreOfThisLineUp,
  whoDancesIsOneList,
  everySeatIsTaken,
  nothingWaitsUnderAPostedRound,
  theJournalTellsIt,
  marksAreTheJudges,
  nothingIsLost,
  theForecastIsTrue,
  thePublicSeesWhatWasPosted,
  theDeckSaysOneThing,
  theLastTapHolds,
  whoComesLateTakesNobodysPlace,
  aPostedFinalPlacesWhoIsInIt,
  nobodyIsOutOfARoundThatComesAnew,
  seededCouplesHaveTheirPlace,
];
