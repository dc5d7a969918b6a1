import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { RegistrationPhase } from '../../../domain/registration/phase.ts';
import type { MissingPart, RegistrationDraft } from '../../../domain/registrant/draft.ts';

export interface RegistrationStepProps {
  readonly draft: RegistrationDraft;
  readonly onChange: (draft: RegistrationDraft) => void;
  /** The events offered. */
  readonly events: readonly CompetitionEvent[];
  /** The current price phase; undefined while unknown. */
  readonly phase: RegistrationPhase | undefined;
  /** Missing answers of this step, after Next was pressed. */
  readonly missing: readonly MissingPart[];
}
