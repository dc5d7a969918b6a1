import { unreachable } from '../../domain/unreachable.ts';
import type { Patch } from '../tree/patch.ts';

/** Failures of SPEC 8 that are logged for the organizer. The person gets a sentence in words of their own. */
export type Failure =
  | { readonly kind: 'write'; readonly patch: Patch }
  | { readonly kind: 'read'; readonly at: string }
  /** A publication of the plan that was not even sent, or was refused by what lies there. */
  | { readonly kind: 'batch' }
  /** A saved result is to be posted again or discarded, and there is none. */
  | { readonly kind: 'no results'; readonly at: string };

/** The deepest place that all of these lie in. */
function commonPlace([first = '', ...others]: readonly string[]): string {
  const parts = first.split('/');
  const isCommon = (depth: number): boolean =>
    others.every((path) => path.split('/', depth).join() === parts.slice(0, depth).join());
  const depth = parts.findLastIndex((_, at) => isCommon(at + 1)) + 1;
  return `/${parts.slice(0, depth).join('/')}`;
}

/** The one place that writes to the console. @param why what was thrown or refused, as it came */
export function logFailure(failure: Failure, why?: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the lines of SPEC 8
  const warn = (line: string): void => console.warn(line, ...(why === undefined ? [] : [why]));
  switch (failure.kind) {
    case 'write': {
      const [first = '', ...others] = Object.keys(failure.patch);
      if (others.length === 0) warn(`set at /${first} failed`);
      else warn(`Batch update failed: update at ${commonPlace([first, ...others])} failed`);
      return;
    }
    case 'read':
      warn(`read at /${failure.at} failed`);
      return;
    case 'batch':
      warn('Batch update failed');
      return;
    case 'no results':
      warn(`no results found at /${failure.at}`);
      return;
    default:
      unreachable(failure);
  }
}
