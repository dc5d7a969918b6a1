import {
  addsEverywhere,
  FIRST_WITH_EVERY,
  ranksEverywhere,
  removesEverywhere,
  takesEveryStep,
  writesEverywhere,
} from './testing/everyCell.ts';
import { ADD, RANK, REMOVE, UPDATE, WRITE } from './testing/socketVerbs.ts';

// Every cell of the matrix that changes something, by everybody, with every verb of the official SDK.

writesEverywhere(WRITE, FIRST_WITH_EVERY);
removesEverywhere(REMOVE, FIRST_WITH_EVERY);
ranksEverywhere(RANK, FIRST_WITH_EVERY);
addsEverywhere(ADD, FIRST_WITH_EVERY);
takesEveryStep(UPDATE, FIRST_WITH_EVERY);
