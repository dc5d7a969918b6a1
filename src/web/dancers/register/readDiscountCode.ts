import {
  cleanDiscountCode,
  DISCOUNT_CODE,
  findDiscountProblem,
  freeDiscountSlots,
  type DiscountCode,
} from '../../../domain/fees/discount.ts';
import type { Session } from '../../../store/connection/session.ts';
import { deliver } from '../../../store/delivery/deliver.ts';
import { discountCodePath, recordShownCode } from '../../../store/registrant/discounts.ts';
import type { CodeProblem } from '../../kit/words/english/discountField.ts';

type FoundCode =
  | { readonly kind: 'usable'; readonly code: DiscountCode }
  | { readonly kind: 'not usable'; readonly problem: CodeProblem };

const not = (problem: CodeProblem): FoundCode => ({ kind: 'not usable', problem });

/** Reads the current state of a code that this device has already presented to the server. */
async function readShownCode(device: Session, code: string): Promise<FoundCode> {
  const { at, parse } = discountCodePath(code);
  const heard = await device.readOnce(at);
  const found = heard.kind === 'known' ? parse(heard.raw) : undefined;
  if (found === undefined) return not('unknown');
  const problem = findDiscountProblem(found, Date.now() + device.serverAhead.now);
  return problem === undefined ? { kind: 'usable', code: found } : not(problem);
}

/** Presents a typed code to the server, which counts wrong tries, and then reads it. */
export async function readDiscountCode(device: Session, typed: string): Promise<FoundCode> {
  const code = cleanDiscountCode(typed);
  if (!DISCOUNT_CODE.test(code)) return not('form');
  const shown = await deliver(
    device,
    { build: (uid) => recordShownCode(uid, code) },
    { kind: 'now or never' },
  );
  if (shown.kind === 'done') return readShownCode(device, code);
  return not(shown.kind === 'refused' && shown.problem.code === 'not allowed' ? 'unknown' : 'no connection');
}

/** A random free slot of a presented code: two dancers who send at once rarely pick the same one. */
export async function findDiscountSlot(
  device: Session,
  code: string,
): Promise<
  | { readonly kind: 'free'; readonly code: DiscountCode; readonly slot: number }
  | Extract<FoundCode, { kind: 'not usable' }>
> {
  const found = await readShownCode(device, code);
  if (found.kind === 'not usable') return found;
  const free = freeDiscountSlots(found.code);
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { kind: 'free', code: found.code, slot: free[drawn % free.length] ?? 0 };
}
