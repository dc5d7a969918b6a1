import { schools } from '../../schema/nodes/schools.ts';
import { createEditedRules } from './createEditedRules.ts';

export const editedSchools = createEditedRules('schools', schools);
