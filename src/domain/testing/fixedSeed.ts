import fc from 'fast-check';
import { SEED } from './tries.ts';

// Every run of the tests meets the same random values, so that a fresh clone is as green as the last one.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
