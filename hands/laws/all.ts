import { theDeckSaysOneThing, theLastTapHolds } from './deck.ts';
import {
  aPostedFinalPlacesWhoIsInIt,
  nobodyIsOutOfARoundThatComesAnew,
  whoComesLateTakesNobodysPlace,
} from './places.ts';
import { theForecastIsTrue } from './forecast.ts';
import { nothingIsLost, theJournalTellsIt } from './journal.ts';
import { draftsDoNotCount } from './counted.ts';
import type { Law } from './laws.ts';
import { sheetsAreOfThisLineUp } from './lineUp.ts';
import { marksAreTheJudges } from './marks.ts';
import { noPhoneWaitsForever, runningRoundsAreOnThePhones } from './phones.ts';
import { thePublicSeesWhatWasPosted } from './public.ts';
import { nothingWaitsUnderAPostedRound } from './questions.ts';
import { whoDancesIsOneList } from './whoDances.ts';

/** Asked after every press. */
export const LAWS: readonly Law[] = [
  runningRoundsAreOnThePhones,
  noPhoneWaitsForever,
  draftsDoNotCount,
  sheetsAreOfThisLineUp,
  whoDancesIsOneList,
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
];
