import { blockId, type BlockKind } from '../../domain/schedule/plan/plan.ts';
import type { NewBlock } from '../../domain/schedule/plan/blocks.ts';

/** How many minutes each usually lasts. */
const USUAL: Readonly<Record<BlockKind, number>> = {
  session: 0,
  break: 10,
  lunch: 45,
  generalDancing: 15,
  awards: 15,
  other: 15,
};

/** A break as it is usual, under a key of its own and a title that can be changed. */
export function newBlock(kind: BlockKind, title: string): NewBlock {
  const id = blockId(crypto.getRandomValues(new Uint32Array(3)).join('-'));
  if (id === undefined) throw new Error('Digits and hyphens are a key.');
  return { id, kind, title, minutes: USUAL[kind], notBefore: undefined };
}
