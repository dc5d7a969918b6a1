import type { NewBlock } from '../../../domain/schedule/plan/blocks.ts';
import { parseBlockId, type BlockKind } from '../../../domain/schedule/plan/plan.ts';

/** The usual length of each in minutes. */
export const DEFAULT_BLOCK_MINUTES: Readonly<Record<BlockKind, number>> = {
  session: 0,
  break: 10,
  lunch: 45,
  generalDancing: 15,
  awards: 15,
  other: 15,
};

/** A usual break, with its own key and an editable title. */
export function createBlock(kind: BlockKind, title: string): NewBlock {
  const id = parseBlockId(crypto.getRandomValues(new Uint32Array(3)).join('-'));
  if (id === undefined) throw new Error('Digits and hyphens are a key.');
  return { id, kind, title, minutes: DEFAULT_BLOCK_MINUTES[kind], notBefore: undefined };
}
