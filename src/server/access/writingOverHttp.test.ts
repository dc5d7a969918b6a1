import {
  addsEverywhere,
  ranksEverywhere,
  removesEverywhere,
  takesEveryStep,
  writesEverywhere,
} from './testing/everyCell.ts';
import { ADD, RANK, REMOVE, UPDATE, WRITE } from './testing/httpVerbs.ts';

// The cells of the matrix that change something, by everybody, over plain HTTP.

writesEverywhere(WRITE);
removesEverywhere(REMOVE);
ranksEverywhere(RANK);
addsEverywhere(ADD);
takesEveryStep(UPDATE);
