import {
  addsEverywhere,
  ranksEverywhere,
  removesEverywhere,
  takesEveryStep,
  writesEverywhere,
} from './testing/everyCell.ts';
import { httpVerbs } from './testing/httpVerbs.ts';

// Every write of the matrix, by every person, over plain HTTP.

writesEverywhere(httpVerbs.WRITE);
removesEverywhere(httpVerbs.REMOVE);
ranksEverywhere(httpVerbs.RANK);
addsEverywhere(httpVerbs.ADD);
takesEveryStep(httpVerbs.UPDATE);
