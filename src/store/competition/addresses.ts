// The screens' way to these addresses of the schema.
export { COMPETITION_AT, EVENT_SETTINGS_AT, FEES_AT, PAGES, pageAt } from '../../schema/nodes/addresses.ts';
