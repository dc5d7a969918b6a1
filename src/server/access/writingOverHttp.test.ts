import {
  addsEverywhere,
  EACH_WITH_SOME,
  ranksEverywhere,
  removesEverywhere,
  takesEveryStep,
  writesEverywhere,
} from './testing/everyCell.ts';
import { ADD, RANK, REMOVE, UPDATE, WRITE } from './testing/httpVerbs.ts';

// The cells of the matrix that change something, by everybody, over plain HTTP: what the SDK tries with every one of them.

writesEverywhere(WRITE, EACH_WITH_SOME);
removesEverywhere(REMOVE, EACH_WITH_SOME);
ranksEverywhere(RANK, EACH_WITH_SOME);
addsEverywhere(ADD, EACH_WITH_SOME);
takesEveryStep(UPDATE, EACH_WITH_SOME);
