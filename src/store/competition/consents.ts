import { consentsNode as node } from '../../schema/nodes/consents.ts';
import { editedWhole } from './editedWhole.ts';

export const consents = editedWhole('consents', node);
