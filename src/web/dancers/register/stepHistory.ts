import type { RegistrationStep } from '../../../domain/registrant/draft.ts';

// Each step is an entry in the browser's history, so that the phone's Back button goes one step back.

/** The step of this history entry, the one it was opened from, and the number of entries made since the form opened. */
interface StepEntry {
  readonly step: RegistrationStep;
  readonly from: RegistrationStep | undefined;
  readonly depth: number;
}

/** History entries are shared with the router and survive a reload, so nothing in them is certain. */
function entryNow(): Partial<StepEntry> {
  const state: unknown = window.history.state;
  const entry: unknown = typeof state === 'object' && state !== null && 'step' in state ? state.step : {};
  // Every field is compared with a known value where it is used.
  return typeof entry === 'object' && entry !== null ? entry : {};
}

const depthNow = (): number => entryNow().depth ?? 0;

/** Records the step shown now in the current history entry. */
export function markStep(step: RegistrationStep): void {
  const entry: StepEntry = { step, from: entryNow().from, depth: depthNow() };
  window.history.replaceState({ ...window.history.state, step: entry }, '');
}

/** Opens a step: one back if it was opened from there, otherwise as a new entry. */
export function openStep(step: RegistrationStep, from: RegistrationStep): 'went back' | 'is new' {
  if (entryNow().from === step) {
    window.history.back();
    return 'went back';
  }
  const entry: StepEntry = { step, from, depth: depthNow() + 1 };
  window.history.pushState({ step: entry }, '');
  return 'is new';
}

/** Calls back with the step of each history entry that Back or Forward opens. */
export function followSteps(onStep: (step: RegistrationStep | undefined) => void): () => void {
  const heard = (): void => onStep(entryNow().step);
  window.addEventListener('popstate', heard);
  return () => window.removeEventListener('popstate', heard);
}

/** The form is done: return to its first history entry, so that the next Back leaves the form. */
export function leaveSteps(): void {
  const depth = depthNow();
  if (depth > 0) window.history.go(-depth);
}
