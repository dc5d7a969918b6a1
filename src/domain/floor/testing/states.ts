import type { RoundState } from '../../round/rounds.ts';

export const ROUND_STATES: readonly RoundState[] = [
  'initialized',
  'empty',
  'running',
  'skipped',
  'marked',
  'posted',
];
