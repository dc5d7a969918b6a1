export type WriteProblem =
  /** The account has no right to the write. */
  | { readonly code: 'not allowed' }
  /** The backend can't store anything. */
  | { readonly code: 'unavailable' }
  /** The connection broke before the answer; it may have arrived. */
  | { readonly code: 'no answer' }
  /** Others; the text is logged, never shown. */
  | { readonly code: 'other' };

const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';

export function toWriteProblem(thrown: unknown): WriteProblem {
  const code = codeOf(thrown).toUpperCase();
  if (code.includes('PERMISSION_DENIED') || /permission.denied/i.test(String(thrown)))
    return { code: 'not allowed' };
  if (code.includes('UNAVAILABLE')) return { code: 'unavailable' };
  return code.includes('DISCONNECT') ? { code: 'no answer' } : { code: 'other' };
}
