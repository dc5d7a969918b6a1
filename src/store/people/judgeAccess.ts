import { parseJudgeKey, type JudgeKey } from '../../domain/ids.ts';
import { judgeClaim } from '../../schema/nodes/people/judgeClaim.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import type { TreePath } from '../tree/path.ts';

/** The path of claims by devices that have shown a judge's code. Each device reads its own, the organizer all. */
export const JUDGE_CLAIMS_AT = 'judgeClaims';

export const judgeClaimAt = (uid: string): string => `${JUDGE_CLAIMS_AT}/${uid}`;

/** The path of all judges' access codes. Readable by the office only. */
export const JUDGE_CODES_AT = 'judgeCodes';

interface JudgeClaim {
  readonly judge: JudgeKey;
  readonly code: string;
}

export function parseJudgeClaim(raw: unknown): JudgeClaim | undefined {
  const claim = judgeClaim.read(raw);
  const judge = claim && parseJudgeKey(claim.judge);
  return judge && { ...claim, judge };
}

/** The judge whose access code this device has shown. Readable only by the device itself. */
export const judgeClaimPath = (uid: string): TreePath<JudgeClaim | undefined> => ({
  at: judgeClaimAt(uid),
  parse: parseJudgeClaim,
});

/** Claims a judge by the access code. The code is checked again at every write. */
export const claimJudge = (uid: string, judge: JudgeKey, code: string): Patch => ({
  [judgeClaimAt(uid)]: { judge, code, at: SERVER_TIME },
});

/** Sets or removes a judge's access code. Devices that showed the old one are refused at their next write. */
export const giveJudgeCode = (judge: string, code: string | null): Patch => ({
  [`${JUDGE_CODES_AT}/${judge}`]: code,
});
