import { lists } from '../../schema/nodes/lists.ts';
import { createEditedRules } from './createEditedRules.ts';

export const importChoices = createEditedRules('lists', lists);
