import { registrationStands, type Registration, type RegistrationPhase } from './phase.ts';

/** A time in which registration stands as it does. */
export interface Span {
  readonly stands: RegistrationPhase | 'to come' | 'closed';
  /** In milliseconds; undefined: it has always been so. */
  readonly from: number | undefined;
  /** The moment it ends; undefined: it stays so. */
  readonly until: number | undefined;
}

/** How registration stands from the first to the last of its dates, asked of the one rule that decides it (SPEC 4). */
export function spansOf(registration: Registration): readonly Span[] {
  const { early, open, closed } = registration.dates;
  const dates = [...new Set([early, open, closed].filter((at) => at !== undefined))].toSorted(
    (a, b) => a - b,
  );
  const spans: Span[] = [];
  for (const [index, from] of [undefined, ...dates].entries()) {
    const stands = registrationStands(registration, from ?? (dates[0] ?? 0) - 1);
    const now = stands.kind === 'open' ? stands.phase : stands.kind;
    const before = spans.at(-1);
    if (before?.stands === now) spans[spans.length - 1] = { ...before, until: dates[index] };
    else spans.push({ stands: now, from, until: dates[index] });
  }
  return spans;
}
