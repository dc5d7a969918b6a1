import { numbers } from '../../schema/nodes/numbers.ts';
import { editedWhole } from './editedWhole.ts';

export const numberRange = editedWhole('numberRange', numbers);
