import { blockId, type BlockKind } from '../../domain/schedule/plan/plan.ts';
import type { NewBlock } from '../../domain/schedule/plan/blocks.ts';

const USUAL = {
  session: { title: 'Session', minutes: 0 },
  break: { title: 'Break', minutes: 10 },
  lunch: { title: 'Lunch', minutes: 45 },
  generalDancing: { title: 'General dancing', minutes: 15 },
  awards: { title: 'Awards', minutes: 15 },
  other: { title: 'Something else', minutes: 15 },
} as const satisfies Record<BlockKind, { title: string; minutes: number }>;

/** A break as it is usual, under a key of its own. */
export function newBlock(kind: BlockKind): NewBlock {
  const id = blockId(crypto.getRandomValues(new Uint32Array(3)).join('-'));
  if (id === undefined) throw new Error('Digits and hyphens are a key.');
  return { id, kind, ...USUAL[kind], notBefore: undefined };
}
