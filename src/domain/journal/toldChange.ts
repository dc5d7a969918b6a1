import type { EventKey, LeadNumber } from '../ids.ts';

/** A round as it was called when something was done to it: later it may have another number, or be gone. */
export interface ToldRound {
  readonly event: EventKey;
  /** Its stored name: 'Semi-Final'. */
  readonly round: string;
}

/** A row of the plan as it was called then; a block by its title. */
export type ToldItem = ToldRound | { readonly title: string };

interface OfRound {
  readonly round: ToldRound;
}

export interface OfEvents {
  /** How many; the event itself where it is one. */
  readonly events: number;
  readonly event?: EventKey;
}

/** What there is to tell about each kind of change. A new kind of change does not compile until it is told here. */
interface ToldByKind {
  readonly generate: OfEvents;
  readonly clear: OfEvents;
  readonly retime: object;
  readonly addRound: OfRound;
  readonly deleteRound: OfRound;
  readonly skipRound: OfRound;
  readonly unskipRound: OfRound;
  readonly shift: { readonly item: ToldItem; readonly direction: 'up' | 'down' };
  /** Without `before`: to the end of the day. */
  readonly move: { readonly item: ToldItem; readonly before?: ToldItem };
  readonly reorder: object;
  readonly sort: object;
  readonly setRecall: OfRound & { readonly size: number };
  readonly setHeats: OfRound & { readonly heats: number };
  readonly drawHeats: OfRound;
  readonly moveCouple: OfRound & { readonly couple?: LeadNumber; readonly heat: number };
  /** The round a couple begins with. */
  readonly seed: OfRound & { readonly couple?: LeadNumber };
  /** No judges: all of them. */
  readonly setPanel: OfRound & { readonly judges: number };
  readonly assignPanels: { readonly judges: number };
  readonly addBlock: { readonly title: string; readonly before?: ToldItem };
  readonly editBlock: { readonly title: string };
  readonly removeBlock: { readonly title: string };
  readonly setStartTimes: { readonly rounds: number };
}

export type ToldKind = keyof ToldByKind;

/**
 * What a change did, as data that can be told in any language, long after the plan it was made on is gone. It stays
 * small, however many rounds the change touched.
 */
export type ToldChange<Kind extends ToldKind = ToldKind> = {
  [One in Kind]: { readonly kind: One } & ToldByKind[One];
}[Kind];
