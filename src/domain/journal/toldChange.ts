import type { EventKey, LeadNumber } from '../ids.ts';

/** A round by its name at the time of the change: it may be renumbered or removed later. */
export interface ToldRound {
  readonly event: EventKey;
  /** Its stored name: 'Semi-Final'. */
  readonly round: string;
}

/** A row of the plan by its name at the time; a block by its title. */
export type ToldItem = ToldRound | { readonly title: string };

interface OfRound {
  readonly round: ToldRound;
}

export interface OfEvents {
  /** The number of events; `event` if there is only one. */
  readonly events: number;
  readonly event?: EventKey;
}

/** The data recorded for each kind of change. A missing kind does not compile. */
interface ToldByKind {
  readonly generate: OfEvents;
  readonly clear: OfEvents;
  readonly retime: object;
  readonly addRound: OfRound;
  readonly deleteRound: OfRound;
  readonly skipRound: OfRound;
  readonly unskipRound: OfRound;
  readonly shift: { readonly item: ToldItem; readonly direction: 'up' | 'down' };
  /** Missing `before`: the end of the day. */
  readonly move: { readonly item: ToldItem; readonly before?: ToldItem };
  readonly reorder: object;
  readonly sort: object;
  readonly setRecall: OfRound & { readonly size: number };
  readonly setHeats: OfRound & { readonly heats: number };
  readonly drawHeats: OfRound;
  readonly moveCouple: OfRound & { readonly couple?: LeadNumber; readonly heat: number };
  /** The round the couple begins with. */
  readonly seed: OfRound & { readonly couple?: LeadNumber };
  /** 0: all judges. */
  readonly setPanel: OfRound & { readonly judges: number };
  readonly assignPanels: { readonly judges: number };
  readonly addBlock: { readonly title: string; readonly before?: ToldItem };
  readonly editBlock: { readonly title: string };
  readonly removeBlock: { readonly title: string };
  readonly setStartTimes: { readonly rounds: number };
}

export type ToldKind = keyof ToldByKind;

/** A change as data, to be described in any language later. Its size does not depend on the number of rounds changed. */
export type ToldChange<Kind extends ToldKind = ToldKind> = {
  [One in Kind]: { readonly kind: One } & ToldByKind[One];
}[Kind];
