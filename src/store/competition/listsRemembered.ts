import { lists } from '../../schema/lists.ts';
import { editedWhole } from './editedWhole.ts';

export const listsRemembered = editedWhole('lists', lists);
