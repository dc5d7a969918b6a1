import { numbers } from '../../schema/numbers.ts';
import { editedWhole } from './editedWhole.ts';

export const numberRange = editedWhole('numberRange', numbers);
