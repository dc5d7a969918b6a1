import { checkInMatchesCall, laterTapWins } from './deck.ts';
import {
  postedFinalsPlaceAllCouples,
  redrawnRoundsAreComplete,
  seededCouplesHavePlaces,
  lateCouplesReplaceNoOther,
} from './places.ts';
import { forecastIsConsistent } from './forecast.ts';
import { nothingIsLost, journalIsComplete } from './journal.ts';
import { draftsDoNotCount } from './counted.ts';
import type { Law } from './laws.ts';
import { sheetsMatchLineUp } from './lineUp.ts';
import { marksBelongToJudges } from './marks.ts';
import { phonesShowOwnSheetsOnly, phonesNeverWaitForever, phonesShowRunningRounds } from './phones.ts';
import { publicSeesPostedOnly } from './public.ts';
import { everySeatIsFilled } from './seats.ts';
import { postedRoundsHaveNoOpenQuestions } from './questions.ts';
import { lineUpIsTheSameEverywhere } from './whoDances.ts';

/** Checked after every press. */
export const LAWS: readonly Law[] = [
  phonesShowRunningRounds,
  phonesShowOwnSheetsOnly,
  phonesNeverWaitForever,
  draftsDoNotCount,
  sheetsMatchLineUp,
  lineUpIsTheSameEverywhere,
  everySeatIsFilled,
  postedRoundsHaveNoOpenQuestions,
  journalIsComplete,
  marksBelongToJudges,
  nothingIsLost,
  forecastIsConsistent,
  publicSeesPostedOnly,
  checkInMatchesCall,
  laterTapWins,
  lateCouplesReplaceNoOther,
  postedFinalsPlaceAllCouples,
  redrawnRoundsAreComplete,
  seededCouplesHavePlaces,
];
