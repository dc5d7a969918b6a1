import {
  testAdditionsEverywhere,
  testPrioritiesEverywhere,
  testRemovalsEverywhere,
  testEveryStep,
  testWritesEverywhere,
} from './testing/everyCell.ts';
import { httpVerbs } from './testing/httpVerbs.ts';

// Every write of the matrix, by every person, over plain HTTP.

testWritesEverywhere(httpVerbs.WRITE);
testRemovalsEverywhere(httpVerbs.REMOVE);
testPrioritiesEverywhere(httpVerbs.RANK);
testAdditionsEverywhere(httpVerbs.ADD);
testEveryStep(httpVerbs.UPDATE);
