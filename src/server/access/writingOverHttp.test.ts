import {
  addsEverywhere,
  ranksEverywhere,
  removesEverywhere,
  takesEveryStep,
  writesEverywhere,
} from './testing/everyCell.ts';
import { ADD, RANK, REMOVE, UPDATE, WRITE } from './testing/httpVerbs.ts';

// Every write of the matrix, by every person, over plain HTTP.

writesEverywhere(WRITE);
removesEverywhere(REMOVE);
ranksEverywhere(RANK);
addsEverywhere(ADD);
takesEveryStep(UPDATE);
