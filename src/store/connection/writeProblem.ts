/** Why a write did not come about. */
export type WriteProblem =
  /** Closed, or not allowed to whoever is signed in. */
  | { readonly code: 'not allowed' }
  /** The backend cannot keep anything at the moment. */
  | { readonly code: 'unavailable' }
  /** The connection broke before the answer: it may have arrived. */
  | { readonly code: 'no answer' }
  /** Anything else. Its text is logged, and never shown. */
  | { readonly code: 'other' };

const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';

/** What the SDK has thrown at a write. */
export function writeProblem(thrown: unknown): WriteProblem {
  const code = codeOf(thrown).toUpperCase();
  if (code.includes('PERMISSION_DENIED') || /permission.denied/i.test(String(thrown)))
    return { code: 'not allowed' };
  if (code.includes('UNAVAILABLE')) return { code: 'unavailable' };
  return code.includes('DISCONNECT') ? { code: 'no answer' } : { code: 'other' };
}
