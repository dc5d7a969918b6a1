import { lists } from '../../schema/nodes/lists.ts';
import { editedWhole } from './editedWhole.ts';

export const listsRemembered = editedWhole('lists', lists);
