import fc from 'fast-check';
import { SEED } from './tries.ts';

// A fixed seed, so that every run uses the same random values.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
