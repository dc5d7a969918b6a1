// Addresses of the schema for the screens.
export {
  COMPETITION_AT,
  EVENT_SETTINGS_AT,
  FEES_AT,
  PAGE_NAMES,
  pageAt,
} from '../../schema/nodes/addresses.ts';
