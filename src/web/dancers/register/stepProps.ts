import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { RegistrationPhase } from '../../../domain/registration/phase.ts';
import type { Missing, RegistrationDraft } from '../../../domain/registrant/draft.ts';

/** What every step of a registration is handed. */
export interface StepProps {
  readonly draft: RegistrationDraft;
  readonly onChange: (draft: RegistrationDraft) => void;
  /** The events that are offered. */
  readonly events: readonly CompetitionEvent[];
  /** Which price holds now; undefined while that is not known. */
  readonly phase: RegistrationPhase | undefined;
  /** What is missing at this step, once somebody has wanted to go on without it. */
  readonly missing: readonly Missing[];
}
