import { findRegistrationAvailability, type RegistrationState, type RegistrationPhase } from './phase.ts';

/** A period with one state of registration. */
export interface RegistrationSpan {
  readonly stands: RegistrationPhase | 'to come' | 'closed';
  /** The first millisecond; undefined if the phase has no start. */
  readonly from: number | undefined;
  /** Exclusive; undefined: no end. */
  readonly until: number | undefined;
}

/** Registration by period, derived from the one rule that decides it (SPEC 4). */
export function listRegistrationSpans(registration: RegistrationState): readonly RegistrationSpan[] {
  const { opens, early, open, closed } = registration.dates;
  const dates = [...new Set([opens, early, open, closed].filter((at) => at !== undefined))].toSorted(
    (a, b) => a - b,
  );
  const spans: RegistrationSpan[] = [];
  for (const [index, from] of [undefined, ...dates].entries()) {
    const stands = findRegistrationAvailability(registration, from ?? (dates[0] ?? 0) - 1);
    const now = stands.kind === 'open' ? stands.phase : stands.kind;
    const before = spans.at(-1);
    if (before?.stands === now) spans[spans.length - 1] = { ...before, until: dates[index] };
    else spans.push({ stands: now, from, until: dates[index] });
  }
  return spans;
}
