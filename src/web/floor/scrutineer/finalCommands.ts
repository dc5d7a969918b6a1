import type { CompetitionEvent, FinalRound } from '../../../domain/competition.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import type { Release } from '../../../domain/round/release.ts';
import type { Place } from '../../../domain/skating/working.ts';
import { askForFinal } from '../../../store/results/chairmanAsked.ts';
import { finalPosting } from '../../../store/results/posting.ts';
import type { SavedResult } from '../../../store/results/results.ts';
import { whyFinalNotPosted, type Computed } from '../../../store/models/round/finalCount.ts';
import type { RoundSheets } from '../../../store/models/round/roundSheets.ts';
import type { RoundActions } from '../../staff/round/useRoundActions.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import type { DeskNow } from './commandsOfRound.ts';
import type { Chairman } from './useChairman.ts';

/** The places of everybody who went out before the final. */
export const wentOut = (saved: ReadonlyMap<number, SavedResult>): ReadonlyMap<LeadNumber, Place> =>
  new Map([...saved.values()].flatMap((one) => (one.kind === 'recall' ? Array.from(one.placements) : [])));

/** A final at its desk. */
export interface FinalNow {
  readonly event: CompetitionEvent;
  readonly round: FinalRound;
  readonly sheets: RoundSheets;
  readonly computed: Computed;
  /** Who went out before; undefined while that is loading. */
  readonly wentOut: ReadonlyMap<LeadNumber, Place> | undefined;
  /** When the places are for everybody; undefined while that is loading. */
  readonly release: Release | undefined;
  /** The event as people call it. */
  readonly called: string;
}

/** What is done with the places of a final: they are asked about and posted, once both counts agree. */
export function finalCommands(
  { event, round, sheets, computed, wentOut: earlier, release, called }: FinalNow,
  chairman: Chairman,
  actions: Pick<RoundActions, 'post'>,
  { actions: labels, final: words }: Pick<Sentences<'scrutineer'>, 'actions' | 'final'>,
): Pick<DeskNow, 'main' | 'question' | 'keys'> {
  const agreed = computed.kind === 'computed' && computed.twice.kind === 'agree' ? computed : undefined;
  const why = whyFinalNotPosted(computed);
  const notPosted = why === 'not in' ? words.notIn : words.notAgreed;
  const blocked = why === undefined ? undefined : notPosted;
  const post = (): void => {
    if (agreed === undefined || earlier === undefined || release === undefined) return;
    const { approval } = chairman;
    const final = { result: agreed.result, earlier, out: sheets.out, release, approval };
    actions.post(finalPosting(event, round, final), words.done(called));
  };
  return {
    main: {
      label: labels.postFinal,
      busyLabel: labels.posting,
      blocked: earlier === undefined || release === undefined ? words.loadingEarlier : blocked,
      does: post,
    },
    question:
      agreed !== undefined && round.state === 'marked'
        ? {
            label: labels.askAboutFinal,
            ask: () => chairman.ask(askForFinal('')),
          }
        : undefined,
    keys: [],
  };
}
