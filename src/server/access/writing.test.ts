import {
  addsEverywhere,
  ranksEverywhere,
  removesEverywhere,
  takesEveryStep,
  writesEverywhere,
} from './testing/everyCell.ts';
import { socketVerbs } from './testing/socketVerbs.ts';

// Every write of the matrix, by every person, with every verb of the official SDK.

writesEverywhere(socketVerbs.WRITE);
removesEverywhere(socketVerbs.REMOVE);
ranksEverywhere(socketVerbs.RANK);
addsEverywhere(socketVerbs.ADD);
takesEveryStep(socketVerbs.UPDATE);
