const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';

/** A refused write as a sentence for the person whose change it was. */
export function writeProblem(thrown: unknown): string {
  const code = codeOf(thrown).toUpperCase();
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  if (code.includes('PERMISSION_DENIED') || /permission.denied/i.test(text))
    return 'The server refused it: this is closed, or your sign-in does not allow it.';
  if (code.includes('UNAVAILABLE')) return 'The server cannot keep anything at the moment. Try again.';
  if (code.includes('DISCONNECT')) return 'The line broke before the answer. Look whether it arrived.';
  return `The server refused it: ${text}`;
}
