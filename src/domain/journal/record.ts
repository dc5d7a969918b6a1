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
  /** How often the event's rounds had got other numbers when the round had this one; missing: never. */
  readonly renumbered?: number;
}

interface Placing {
  readonly couple: LeadNumber;
  /** A shared place is the mean: 2.5. */
  readonly place: number;
}

/** A judge's sheet: one dance of one round. */
interface OnSheet extends InRound {
  readonly judge: JudgeKey;
  readonly dance: string;
}

interface OfCouple extends InRound {
  readonly entry: EntryId;
  /** The number on the back; missing while the desk has given none. */
  readonly couple?: LeadNumber;
}

/** What the scrutineer asks the chairman. */
type Question = 'cut' | 'tie' | 'final' | 'short sheet' | 'disqualification';

/** Why nobody waits for the answer any more: the scrutineer took the question back, or went on without it. */
export const WITHDRAWN_BECAUSE = [
  'taken back',
  'posted',
  'judging reopened',
  'put back',
  'skipped',
  'other line-up',
] as const;
export type WithdrawnBecause = (typeof WITHDRAWN_BECAUSE)[number];

/** What goes out and comes in as a list. */
export const LIST_NAMES = ['entries', 'dancers'] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** What an organizer saves as a whole, each time as its next edition. */
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

/** What is set up of the boards in the hall. */
export const BOARD_CHANGES = ['added', 'renamed', 'removed'] as const;
type BoardChange = (typeof BOARD_CHANGES)[number];

/** What is ticked off at the door. */
export const AT_THE_DOOR = ['arrived', 'given'] as const;
export type AtTheDoor = (typeof AT_THE_DOOR)[number];

/** What has a way back at the desk of competitors. */
export const UNDOABLE = [
  'competitors merged',
  'partner changed',
  'dropped out',
  'entries transferred',
] as const;
type Undoable = (typeof UNDOABLE)[number];

/** What an organizer changes of a dancer at the desk. A number that is missing is none. */
interface OfDancer {
  readonly name?: string;
  /** Empty: of no school. */
  readonly school?: string;
  readonly number?: LeadNumber;
}

/** What may be done without a word why. */
type PlainKind =
  | (OnSheet & { readonly kind: 'marks sent'; readonly marks: readonly LeadNumber[] })
  | (OnSheet & { readonly kind: 'marks keyed from paper'; readonly marks: readonly LeadNumber[] })
  | (OnSheet & { readonly kind: 'change requested' })
  /** Came in after the round was closed: kept here and shown, never counted. */
  | (OnSheet & { readonly kind: 'late marks'; readonly marks: readonly LeadNumber[] })
  | (InRound & {
      readonly kind: 'state changed';
      readonly from: RoundState;
      readonly to: RoundState;
      /** The couples without which a round was started. */
      readonly without?: readonly LeadNumber[];
    })
  /** `late`: the round is on the floor; the couple dances from now on, or is gone again. */
  | (OfCouple & {
      readonly kind: 'check-in';
      readonly presence: 'present' | 'missing' | 'not called';
      readonly late?: true;
    })
  | (OfCouple & { readonly kind: 'scratch' })
  /** The deck asks for another heat; who draws the heats moves the couple, or does not. */
  | (OfCouple & { readonly kind: 'heat asked'; readonly heat: number })
  | (OfCouple & { readonly kind: 'walk-on' })
  | (OfCouple & { readonly kind: 'walk-on named'; readonly lead: string; readonly follow: string })
  /** With what was posted: a result that is taken back and posted anew stays here as it was. */
  | (InRound & {
      readonly kind: 'result posted';
      readonly recalled?: readonly LeadNumber[];
      readonly placings?: readonly Placing[];
    })
  | (InRound & { readonly kind: 'saved result scratched' })
  /** When the places of this final are for everybody. */
  | (InRound & { readonly kind: 'release chosen'; readonly release: Release })
  /** The places of a posted final are for everybody from now on; or were, by mistake. */
  | (InRound & { readonly kind: 'placings released' })
  | (InRound & { readonly kind: 'release taken back' })
  | (InRound & { readonly kind: 'result signed off' })
  /** A question to the chairman; with a reason where one was given. */
  | (InRound & {
      readonly kind: 'chairman asked';
      readonly question: Question;
      /** A cut: couples through; a tie: couples through with all of it; a short sheet: marks too few. */
      readonly count?: number;
      /** A cut: who goes through; a tie: who is tied; a disqualification: whom it is about. */
      readonly couples?: readonly LeadNumber[];
      /** Whose sheet is short, in which dance. */
      readonly sheet?: { readonly judge: JudgeKey; readonly dance: string };
    })
  /** A question to the chairman that needs no answer any more. */
  | (InRound & {
      readonly kind: 'question withdrawn';
      readonly question: Question;
      readonly because: WithdrawnBecause;
    })
  /** The chairman's answer to a question of the scrutineer; `count` says how many couples go through. */
  | (InRound & {
      readonly kind: 'decided';
      readonly question: Question;
      readonly verdict: 'approved' | 'refused';
      readonly count?: number;
    })
  /** Another recall size, other heats: what is not named stays. */
  | (InRound & { readonly kind: 'round changed'; readonly recallSize?: number; readonly numHeats?: number })
  | (InRound & { readonly kind: 'panel seated'; readonly panel: readonly JudgeKey[] })
  /** When the places of finals are for everybody that say nothing themselves. */
  | { readonly kind: 'usual release chosen'; readonly release: Release }
  | { readonly kind: 'marks policy chosen'; readonly policy: MarksPolicy }
  /** The awards are over: the judges' marks are for everybody. */
  | { readonly kind: 'marks shown' }
  | { readonly kind: 'settings saved'; readonly what: SavedWhole; readonly edition: number }
  /** A screen of the hall became a board, is called otherwise (`was`: as before), or is none any more. */
  | {
      readonly kind: 'board changed';
      readonly did: BoardChange;
      readonly code: string;
      readonly name: string;
      readonly was?: string;
    }
  /** A dancer of the list has another name, school or number, everywhere. */
  | {
      readonly kind: 'competitor edited';
      readonly competitor: string;
      /** As they are called now. */
      readonly name: string;
      readonly from: OfDancer;
      readonly to: OfDancer;
    }
  /** Two of the list were one person. */
  | {
      readonly kind: 'competitors merged';
      readonly competitor: string;
      readonly name: string;
      /** Who is not in the list any more, and what they were called. */
      readonly gone: string;
      readonly was: string;
      readonly undo?: string;
    }
  /** Somebody dances these events with somebody else; without a partner: they look for one. */
  | {
      readonly kind: 'partner changed';
      readonly competitor: string;
      readonly name: string;
      readonly partner?: string;
      readonly events: readonly EventKey[];
      /** Of whom something changes with it: the new partner, and those so far. */
      readonly others?: readonly string[];
      readonly undo?: string;
    }
  /** Somebody is out of these events. */
  | {
      readonly kind: 'dropped out';
      readonly competitor: string;
      readonly name: string;
      readonly events: readonly EventKey[];
      /** Who danced them with them. */
      readonly others?: readonly string[];
      readonly undo?: string;
    }
  /** A change of the desk is taken back, by the name its record has for that (`undo`). */
  | {
      readonly kind: 'change undone';
      readonly competitor: string;
      readonly name: string;
      readonly what: Undoable;
      readonly undone: string;
      readonly others: readonly string[];
    }
  /** Whether an entry may be danced; and who is out of the event with it. Why is for the couple, and not here. */
  | {
      readonly kind: 'entry ruled on';
      readonly events: readonly EventKey[];
      readonly names: string;
      /** Their keys, as far as they have some: it stands in the history of each. */
      readonly others?: readonly string[];
      readonly outcome: Outcome;
      readonly out?: Out;
    }
  /** Nothing is decided on it any more; or the entry is back in the event. */
  | {
      readonly kind: 'ruling taken back';
      readonly events: readonly EventKey[];
      readonly names: string;
      readonly others?: readonly string[];
      readonly isBack: boolean;
    }
  /** Leads got their numbers, many at once. */
  | {
      readonly kind: 'numbers given';
      readonly given: readonly { readonly competitor: string; readonly number: LeadNumber }[];
    }
  /** Somebody is here, or has their number; or that was a slip. */
  | {
      readonly kind: 'ticked at the door';
      readonly competitor: string;
      readonly name: string;
      readonly what: AtTheDoor;
      readonly isSo: boolean;
    }
  /** Money came in or went back. How much is the organizer's to know: it stands in the book, and not here. */
  | {
      readonly kind: 'payment written down';
      /** Missing where a school pays, or somebody who is known by name alone. */
      readonly competitor?: string;
      readonly name: string;
      readonly way: 'in' | 'back';
    }
  /** One dancer pays otherwise than the fees say; or does so no more. How much stands where the organizer reads it. */
  | {
      readonly kind: 'price agreed';
      /** Missing of somebody who is known by name alone. */
      readonly competitor?: string;
      readonly name: string;
      readonly isSo: boolean;
    }
  /** An organizer has registered somebody at the desk, with whom they brought along. */
  | {
      readonly kind: 'competitor added';
      readonly competitor: string;
      readonly name: string;
      readonly entries: number;
    }
  /** A piece of a list of entries or dancers came in: lines that were new, and lines that changed something. */
  | {
      readonly kind: 'list brought in';
      readonly list: ListName;
      readonly added: number;
      readonly changed: number;
    }
  /** They looked like a flood: they are gone, with their dancers and entries. */
  | {
      readonly kind: 'registrations thrown out';
      readonly registrations: number;
      readonly dancers: number;
      readonly entries: number;
    }
  /** They were somebody after all: they are back, with what of it is nobody else’s by now. */
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
      /** The first changes one by one, as many as a record has room for. */
      readonly told?: readonly ToldChange[];
      /** It took back what an earlier publication did. */
      readonly isUndo?: true;
    };

/** What nobody does without saying why. */
type ReasonedKind = { readonly why: string } & (
  | (OnSheet & {
      readonly kind: 'marks changed';
      readonly from: readonly LeadNumber[];
      readonly to: readonly LeadNumber[];
    })
  | (OnSheet & { readonly kind: 'short sheet accepted'; readonly marks: number; readonly asked: number })
  /** One sheet goes back to its judge. */
  | (OnSheet & { readonly kind: 'sheet reopened' })
  | (InRound & { readonly kind: 'result taken back' })
  /** The result is still public, but can be asked about again. */
  | (InRound & { readonly kind: 'signature taken back' })
  /** A judge may not change a sheet that was sent. */
  | (OnSheet & { readonly kind: 'change refused' })
  | (InRound & { readonly kind: 'reopened' })
  | (InRound & { readonly kind: 'judge replaced'; readonly judge: JudgeKey; readonly by: JudgeKey })
  /** Somebody dances these events in another’s place. */
  | {
      readonly kind: 'entries transferred';
      readonly competitor: string;
      readonly name: string;
      readonly to: string;
      readonly events: readonly EventKey[];
      /** Who dances them from now on, and their partners. */
      readonly others?: readonly string[];
      readonly undo?: string;
    }
  | (OfCouple & { readonly kind: 'disqualified' })
  | (OfCouple & { readonly kind: 'withdrawn' })
  | (OfCouple & { readonly kind: 'no-show' })
);

/** Who did something, on which device, and when. */
export interface Author {
  /** The account or anonymous device account that did it. */
  readonly uid: string;
  /** In which of its roles; missing while nobody has sent it. */
  readonly as?: AuthorRole;
  /** Its person, as staff know them: 'Ann (deck captain)', 'Judge B'. */
  readonly who: string;
  readonly device: string;
  /** Milliseconds by the clock of the device: clocks in one hall are minutes apart. */
  readonly at: number;
}

/** One thing that was done on the floor: by whom, on which device, when, and why where a reason is due. */
export type JournalRecord = Author & ((PlainKind & { readonly why?: string }) | ReasonedKind);
