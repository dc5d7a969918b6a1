import {
  testAdditionsEverywhere,
  testPrioritiesEverywhere,
  testRemovalsEverywhere,
  testEveryStep,
  testWritesEverywhere,
} from './testing/everyCell.ts';
import { socketVerbs } from './testing/socketVerbs.ts';

// Every write of the matrix, by every person, with every verb of the official SDK.

testWritesEverywhere(socketVerbs.WRITE);
testRemovalsEverywhere(socketVerbs.REMOVE);
testPrioritiesEverywhere(socketVerbs.RANK);
testAdditionsEverywhere(socketVerbs.ADD);
testEveryStep(socketVerbs.UPDATE);
