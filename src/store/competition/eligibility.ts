import { eligibility as node } from '../../schema/nodes/eligibility.ts';
import { createEditedRules } from './createEditedRules.ts';

export const editedEligibility = createEditedRules('eligibility', node);
