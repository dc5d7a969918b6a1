import type { EntryId, EventKey, JudgeKey, LeadNumber } from '../ids.ts';
import type { Out, Outcome } from '../eligibility/ruling.ts';
import type { AuthorRole } from './authorRoles.ts';
import type { PlanChangeCount } from './planChangeKinds.ts';
import type { ToldChange } from './toldChange.ts';
import type { MarksPolicy, Release } from '../round/release.ts';
import type { RoundState } from '../round/rounds.ts';

interface InRound {
  readonly event: EventKey;
  readonly round: number;
  /** How often the event's rounds had been renumbered when this was written; missing: never. */
  readonly renumbered?: number;
}

interface Placing {
  readonly couple: LeadNumber;
  /** A shared place is the mean: 2.5. */
  readonly place: number;
}

interface OnSheet extends InRound {
  readonly judge: JudgeKey;
  readonly dance: string;
}

interface OfCouple extends InRound {
  readonly entry: EntryId;
  /** The lead number; missing if none was assigned yet. */
  readonly couple?: LeadNumber;
}

/** The subject of the scrutineer's question to the chairman. */
type Question = 'cut' | 'tie' | 'final' | 'short sheet' | 'disqualification';

/** Reasons a question needs no answer: the scrutineer withdrew it, or went on without it. */
export const WITHDRAWN_BECAUSE = [
  'taken back',
  'posted',
  'judging reopened',
  'put back',
  'skipped',
  'other line-up',
] as const;
export type WithdrawnBecause = (typeof WITHDRAWN_BECAUSE)[number];

/** Lists that can be imported and exported. */
export const LIST_NAMES = ['entries', 'dancers'] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** Settings an organizer saves as a whole, each time as the next edition. */
export const SAVED_WHOLE = [
  'basics',
  'color',
  'events',
  'numberRange',
  'consents',
  'schools',
  'lists',
  'officials',
  'timing',
  'fees',
  'eligibility',
  'home',
  'details',
  'rules',
  'venue',
  'contact',
  'about',
] as const;
export type SavedWhole = (typeof SAVED_WHOLE)[number];

export const BOARD_CHANGES = ['added', 'renamed', 'removed'] as const;
type BoardChange = (typeof BOARD_CHANGES)[number];

export const AT_THE_DOOR = ['arrived', 'given'] as const;
export type AtTheDoor = (typeof AT_THE_DOOR)[number];

/** Changes at the competitors' desk that can be undone. */
export const UNDOABLE = [
  'competitors merged',
  'partner changed',
  'dropped out',
  'entries transferred',
] as const;
type Undoable = (typeof UNDOABLE)[number];

/** A dancer's fields edited at the desk. A missing number means none. */
interface OfDancer {
  readonly name?: string;
  /** Empty: no school. */
  readonly school?: string;
  readonly number?: LeadNumber;
}

/** Records that need no reason. */
type PlainKind =
  | (OnSheet & { readonly kind: 'marks sent'; readonly marks: readonly LeadNumber[] })
  | (OnSheet & { readonly kind: 'marks keyed from paper'; readonly marks: readonly LeadNumber[] })
  | (OnSheet & { readonly kind: 'change requested' })
  /** Arrived after the round was closed: kept and shown, never counted. */
  | (OnSheet & { readonly kind: 'late marks'; readonly marks: readonly LeadNumber[] })
  | (InRound & {
      readonly kind: 'state changed';
      readonly from: RoundState;
      readonly to: RoundState;
      /** Absent couples the round was started without. */
      readonly without?: readonly LeadNumber[];
    })
  /** `late`: the round is on the floor; the couple joins it from now on, or leaves again. */
  | (OfCouple & {
      readonly kind: 'check-in';
      readonly presence: 'present' | 'missing' | 'not called';
      readonly late?: true;
    })
  | (OfCouple & { readonly kind: 'scratch' })
  /** The deck requests another heat; the scrutineer may move the couple or not. */
  | (OfCouple & { readonly kind: 'heat asked'; readonly heat: number })
  | (OfCouple & { readonly kind: 'walk-on' })
  | (OfCouple & { readonly kind: 'walk-on named'; readonly lead: string; readonly follow: string })
  /** Includes the result as posted, so that it survives here if it is undone and posted again. */
  | (InRound & {
      readonly kind: 'result posted';
      readonly recalled?: readonly LeadNumber[];
      readonly placings?: readonly Placing[];
    })
  | (InRound & { readonly kind: 'saved result scratched' })
  /** The release of this final's places was chosen. */
  | (InRound & { readonly kind: 'release chosen'; readonly release: Release })
  /** The places of a posted final became public; the next kind undoes that. */
  | (InRound & { readonly kind: 'placings released' })
  | (InRound & { readonly kind: 'release taken back' })
  | (InRound & { readonly kind: 'result signed off' })
  /** With a reason if one was given. */
  | (InRound & {
      readonly kind: 'chairman asked';
      readonly question: Question;
      /** A cut: couples recalled; a tie: couples recalled with all of it; a short sheet: missing marks. */
      readonly count?: number;
      /** A cut: the recalled couples; a tie: the tied ones; a disqualification: the couple. */
      readonly couples?: readonly LeadNumber[];
      readonly sheet?: { readonly judge: JudgeKey; readonly dance: string };
    })
  /** A question that needs no answer any more. */
  | (InRound & {
      readonly kind: 'question withdrawn';
      readonly question: Question;
      readonly because: WithdrawnBecause;
    })
  /** The chairman's answer to the scrutineer; `count`: couples recalled. */
  | (InRound & {
      readonly kind: 'decided';
      readonly question: Question;
      readonly verdict: 'approved' | 'refused';
      readonly count?: number;
    })
  /** A new recall size or number of heats; missing fields did not change. */
  | (InRound & { readonly kind: 'round changed'; readonly recallSize?: number; readonly numHeats?: number })
  | (InRound & { readonly kind: 'panel seated'; readonly panel: readonly JudgeKey[] })
  /** The default release for finals that set none. */
  | { readonly kind: 'usual release chosen'; readonly release: Release }
  | { readonly kind: 'marks policy chosen'; readonly policy: MarksPolicy }
  /** The awards are over: the judges' marks became public. */
  | { readonly kind: 'marks shown' }
  | { readonly kind: 'settings saved'; readonly what: SavedWhole; readonly edition: number }
  /** A screen in the hall became a board, was renamed (`was`: the old name), or was removed. */
  | {
      readonly kind: 'board changed';
      readonly did: BoardChange;
      readonly code: string;
      readonly name: string;
      readonly was?: string;
    }
  /** A dancer's name, school or number was changed everywhere. */
  | {
      readonly kind: 'competitor edited';
      readonly competitor: string;
      /** The current name. */
      readonly name: string;
      readonly from: OfDancer;
      readonly to: OfDancer;
    }
  /** Two list entries were the same person. */
  | {
      readonly kind: 'competitors merged';
      readonly competitor: string;
      readonly name: string;
      /** The key and name of the entry that was merged away. */
      readonly gone: string;
      readonly was: string;
      readonly undo?: string;
    }
  /** A new partner for these events; missing `partner`: now seeking one. */
  | {
      readonly kind: 'partner changed';
      readonly competitor: string;
      readonly name: string;
      readonly partner?: string;
      readonly events: readonly EventKey[];
      /** Others affected: the new partner, and the previous ones. */
      readonly others?: readonly string[];
      readonly undo?: string;
    }
  /** A dancer left these events. */
  | {
      readonly kind: 'dropped out';
      readonly competitor: string;
      readonly name: string;
      readonly events: readonly EventKey[];
      /** Their partners in these events. */
      readonly others?: readonly string[];
      readonly undo?: string;
    }
  /** A change at the desk was undone; `undo` identifies it. */
  | {
      readonly kind: 'change undone';
      readonly competitor: string;
      readonly name: string;
      readonly what: Undoable;
      readonly undone: string;
      readonly others: readonly string[];
    }
  /** Decision on an entry, with the dancers removed by it. The reason is private to the couple and left out. */
  | {
      readonly kind: 'entry ruled on';
      readonly events: readonly EventKey[];
      readonly names: string;
      /** Keys of the couple, if known: the record is in the history of each. */
      readonly others?: readonly string[];
      readonly outcome: Outcome;
      readonly out?: Out;
    }
  /** A ruling was withdrawn, or the entry restored. */
  | {
      readonly kind: 'ruling taken back';
      readonly events: readonly EventKey[];
      readonly names: string;
      readonly others?: readonly string[];
      readonly isBack: boolean;
    }
  /** Lead numbers assigned in bulk. */
  | {
      readonly kind: 'numbers given';
      readonly given: readonly { readonly competitor: string; readonly number: LeadNumber }[];
    }
  /** A dancer arrived or got their number; or that was undone. */
  | {
      readonly kind: 'ticked at the door';
      readonly competitor: string;
      readonly name: string;
      readonly what: AtTheDoor;
      readonly isSo: boolean;
    }
  /** A payment or refund. The amount is private to the organizer: it is in the ledger, not here. */
  | {
      readonly kind: 'payment written down';
      /** Missing for a school, or for a dancer known only by name. */
      readonly competitor?: string;
      readonly name: string;
      readonly way: 'in' | 'back';
    }
  /** A price was agreed with a dancer, or withdrawn. The amount is private to the organizer. */
  | {
      readonly kind: 'price agreed';
      /** Missing for a dancer known only by name. */
      readonly competitor?: string;
      readonly name: string;
      readonly isSo: boolean;
    }
  /** An organizer registered a dancer at the desk, with their partners. */
  | {
      readonly kind: 'competitor added';
      readonly competitor: string;
      readonly name: string;
      readonly entries: number;
    }
  /** Part of a list of entries or dancers was imported: new lines, and lines that changed something. */
  | {
      readonly kind: 'list brought in';
      readonly list: ListName;
      readonly added: number;
      readonly changed: number;
    }
  /** Suspected spam was deleted with its dancers and entries. */
  | {
      readonly kind: 'registrations thrown out';
      readonly registrations: number;
      readonly dancers: number;
      readonly entries: number;
    }
  /** Deleted registrations were restored, except for what others use by now. */
  | {
      readonly kind: 'registrations put back';
      readonly registrations: number;
      readonly dancers: number;
      readonly entries: number;
    }
  | {
      readonly kind: 'plan published';
      readonly revision: number;
      readonly did?: readonly PlanChangeCount[];
      /** Details of the first changes, up to the record's limit. */
      readonly told?: readonly ToldChange[];
      /** Undoes an earlier publication. */
      readonly isUndo?: true;
    };

/** Records that need a reason. */
type ReasonedKind = { readonly why: string } & (
  | (OnSheet & {
      readonly kind: 'marks changed';
      readonly from: readonly LeadNumber[];
      readonly to: readonly LeadNumber[];
    })
  | (OnSheet & { readonly kind: 'short sheet accepted'; readonly marks: number; readonly asked: number })
  | (OnSheet & { readonly kind: 'sheet reopened' })
  | (InRound & { readonly kind: 'result taken back' })
  /** The result stays public, but questions are possible again. */
  | (InRound & { readonly kind: 'signature taken back' })
  /** The judge's request to change a sent sheet was refused. */
  | (OnSheet & { readonly kind: 'change refused' })
  | (InRound & { readonly kind: 'reopened' })
  | (InRound & { readonly kind: 'judge replaced'; readonly judge: JudgeKey; readonly by: JudgeKey })
  /** Another dancer takes over these events. */
  | {
      readonly kind: 'entries transferred';
      readonly competitor: string;
      readonly name: string;
      readonly to: string;
      readonly events: readonly EventKey[];
      /** The new dancer, and their partners. */
      readonly others?: readonly string[];
      readonly undo?: string;
    }
  | (OfCouple & { readonly kind: 'disqualified' })
  | (OfCouple & { readonly kind: 'withdrawn' })
  | (OfCouple & { readonly kind: 'no-show' })
);

export interface Author {
  /** The account, possibly an anonymous device account. */
  readonly uid: string;
  /** The role it was done in; missing until it is sent. */
  readonly as?: AuthorRole;
  /** Name shown to staff: 'Ann (deck captain)', 'Judge B'. */
  readonly who: string;
  readonly device: string;
  /** Milliseconds by the device's clock, which may be minutes off. */
  readonly at: number;
}

/** One action on the floor, with its author and, if required, its reason. */
export type JournalRecord = Author & ((PlainKind & { readonly why?: string }) | ReasonedKind);
