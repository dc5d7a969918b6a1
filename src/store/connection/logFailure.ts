import { unreachable } from '../../domain/unreachable.ts';
import type { Patch } from '../tree/patch.ts';

/** Failures of SPEC 8, logged for the organizer. */
export type LoggedFailure =
  | { readonly kind: 'write'; readonly patch: Patch }
  | { readonly kind: 'read'; readonly at: string }
  /** A publication of the plan that was refused or not sent. */
  | { readonly kind: 'batch' }
  /** There is no saved result to post again or discard. */
  | { readonly kind: 'no results'; readonly at: string };

/** The deepest common ancestor. */
function commonPlace([first = '', ...others]: readonly string[]): string {
  const parts = first.split('/');
  const isCommon = (depth: number): boolean =>
    others.every((path) => path.split('/', depth).join() === parts.slice(0, depth).join());
  const depth = parts.findLastIndex((_, at) => isCommon(at + 1)) + 1;
  return `/${parts.slice(0, depth).join('/')}`;
}

/** The only writer to the console. */
export function logFailure(failure: LoggedFailure, why?: unknown): void {
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
