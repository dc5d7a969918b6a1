export { timeOfDay as clock } from '../words/dates.ts';
