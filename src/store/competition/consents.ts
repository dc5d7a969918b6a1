import { consentsNode as node } from '../../schema/nodes/consents.ts';
import { createEditedRules } from './createEditedRules.ts';

export const consents = createEditedRules('consents', node);
