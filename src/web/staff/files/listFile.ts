import type { TableLine } from '../../../domain/registrant/cells.ts';

/** A chosen table: its first line, and the others. */
export interface ListFile {
  readonly name: string;
  readonly head: readonly string[];
  readonly lines: readonly TableLine[];
}
