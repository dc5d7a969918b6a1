import {
  addsEverywhere,
  ranksEverywhere,
  removesEverywhere,
  takesEveryStep,
  writesEverywhere,
} from './testing/everyCell.ts';
import { ADD, RANK, REMOVE, UPDATE, WRITE } from './testing/socketVerbs.ts';

// The cells of the matrix that change something, by everybody, with every verb of the official SDK.

writesEverywhere(WRITE);
removesEverywhere(REMOVE);
ranksEverywhere(RANK);
addsEverywhere(ADD);
takesEveryStep(UPDATE);
