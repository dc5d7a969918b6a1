import fc from 'fast-check';
import { TEST_SEED } from './tries.ts';

// A fixed seed, so that every run uses the same random values.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: TEST_SEED });
