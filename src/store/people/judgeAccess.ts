import { judgeKey, type JudgeKey } from '../../domain/ids.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { childOf, textOf, type TreePath } from '../tree/path.ts';

/** Where it stands which devices have shown which judge's code: each reads its own, the organizer all. */
export const JUDGE_CLAIMS = 'judgeClaims';

export const judgeClaimAt = (uid: string): string => `${JUDGE_CLAIMS}/${uid}`;

/** Where the access codes of all judges stand: for the office alone. */
export const JUDGE_CODES = 'judgeCodes';

/** The judge whose access code this device has shown. Readable only by the device itself. */
export const judgeClaim = (
  uid: string,
): TreePath<{ readonly judge: JudgeKey; readonly code: string } | undefined> => ({
  at: judgeClaimAt(uid),
  parse: (raw) => {
    const judge = judgeKey(textOf(childOf(raw, 'judge')) ?? '');
    const code = textOf(childOf(raw, 'code'));
    return judge === undefined || code === undefined ? undefined : { judge, code };
  },
});

/** This device shows the access code of a judge. The code is compared again at every write. */
export const claimJudge = (uid: string, judge: JudgeKey, code: string): Patch => ({
  [judgeClaimAt(uid)]: { judge, code, at: SERVER_TIME },
});

/** A judge gets a new access code, or has none any more; every device that showed the old one is out at its next write. */
export const giveJudgeCode = (judge: string, code: string | null): Patch => ({
  [`${JUDGE_CODES}/${judge}`]: code,
});
