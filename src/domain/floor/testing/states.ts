import type { RoundState } from '../../rounds.ts';

export const ROUND_STATES: readonly RoundState[] = [
  'initialized',
  'empty',
  'running',
  'skipped',
  'marked',
  'posted',
];
