import {
  addsEverywhere,
  ownHall,
  ranksEverywhere,
  removesEverywhere,
  takesEveryStep,
  writesEverywhere,
} from './testing/everyCell.ts';
import { ADD, RANK, REMOVE, UPDATE, WRITE } from './testing/httpVerbs.ts';

// Every cell of the matrix that changes something, by everybody, over plain HTTP.

// One hall does: over HTTP everybody comes from an address of his own.
const hall = ownHall();
const there = () => hall;

writesEverywhere(WRITE, there);
removesEverywhere(REMOVE, there);
ranksEverywhere(RANK, there);
addsEverywhere(ADD, there);
takesEveryStep(UPDATE, there);
