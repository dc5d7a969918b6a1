import {
  addsEverywhere,
  ranksEverywhere,
  removesEverywhere,
  takesEveryStep,
  writesEverywhere,
} from './testing/everyCell.ts';
import { ADD, RANK, REMOVE, UPDATE, WRITE } from './testing/socketVerbs.ts';

// Every write of the matrix, by every person, with every verb of the official SDK.

writesEverywhere(WRITE);
removesEverywhere(REMOVE);
ranksEverywhere(RANK);
addsEverywhere(ADD);
takesEveryStep(UPDATE);
