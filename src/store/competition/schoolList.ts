import { schools } from '../../schema/nodes/schools.ts';
import { editedWhole } from './editedWhole.ts';

export const schoolList = editedWhole('schools', schools);
