import type { EventKey, JudgeKey, LeadNumber } from '../../domain/ids.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';

/** This device shows the access code of a judge. The code is compared again at every write. */
export const claimJudge = (uid: string, judge: JudgeKey, code: string): Patch => ({
  [`judgeClaims/${uid}`]: { judge, code, at: SERVER_TIME },
});

/** A judge gets a new access code; every device that showed the old one is out at its next write. */
export const giveJudgeCode = (judge: JudgeKey, code: string): Patch => ({ [`judgeCodes/${judge}`]: code });

/** Which sheet: one judge, one dance of one round. */
export interface SheetPlace {
  readonly event: EventKey;
  readonly round: number;
  readonly judge: JudgeKey;
  readonly dance: string;
}

const below = ({ event, round, judge, dance }: SheetPlace): string => `${event}/${round}/${judge}/${dance}`;

/**
 * A sheet while it is being marked, or as it is let go of: the recalled couples, or in a final all of them in order of
 * place. Always the whole list, so that sending it twice does no harm.
 */
export const keepSheet = (
  sheet: SheetPlace,
  card: {
    readonly numbers: readonly LeadNumber[];
    readonly sent: boolean;
    readonly reason?: string | undefined;
  },
): Patch => ({
  [`marks/${below(sheet)}`]: card.numbers.length === 0 ? null : card.numbers,
  [`sheets/${below(sheet)}`]: {
    state: card.sent ? 'sent' : 'draft',
    count: card.numbers.length,
    at: SERVER_TIME,
    ...(card.reason === undefined ? {} : { reason: card.reason }),
  },
});

/** The judge wants to change a sheet that is sent: the chairman may open it again. */
export const requestChange = (sheet: SheetPlace): Patch => ({
  [`sheets/${below(sheet)}/changeRequested`]: true,
});

/** The chairman opens a sent sheet for its judge again. What was marked stays until the judge changes it. */
export const reopenSheet = (sheet: SheetPlace): Patch => ({
  [`sheets/${below(sheet)}/state`]: 'draft',
  [`sheets/${below(sheet)}/changeRequested`]: null,
});

/** The sheet stays as it was sent. */
export const declineChange = (sheet: SheetPlace): Patch => ({
  [`sheets/${below(sheet)}/changeRequested`]: null,
});
