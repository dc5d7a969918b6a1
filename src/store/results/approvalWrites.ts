import { omitUndefined } from '../../domain/mapDefined.ts';
import type { EventKey } from '../../domain/ids.ts';
import type { Signer } from '../journal/signer.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import type { Verdict } from './approvals.ts';
import { approvalsAt, decidedAt } from './resultAt.ts';

/** The lock of a signed round. */
const signedAt = (event: EventKey, round: number): string => `${approvalsAt(event)}/signed/${round}`;

interface RoundAt {
  readonly event: EventKey;
  readonly round: number;
}

export const buildSignature = ({ uid, name }: Signer) => ({ uid, name, at: SERVER_TIME });

export const buildNoteField = (note: string): { readonly note?: string } =>
  note.trim() === '' ? {} : { note: note.trim() };

/**
 * Stores a decision of the chairman. A signature comes and goes with its lock.
 * @param more for a tie, `count` is the number of couples who advance; for a signature, `of` names the signed posting
 */
export const storeDecision = (
  { event, round }: RoundAt,
  who: Signer,
  verdict: Verdict,
  more: { readonly note: string; readonly count?: number | undefined; readonly of?: string | undefined },
): Patch => ({
  [decidedAt(event, round)]: {
    ...buildSignature(who),
    verdict,
    ...buildNoteField(more.note),
    ...omitUndefined({ count: more.count, of: more.of }),
  },
  ...(verdict === 'signed' || verdict === 'reopened'
    ? { [signedAt(event, round)]: verdict === 'signed' ? true : null }
    : {}),
});
