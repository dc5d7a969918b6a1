const SCREENS: readonly (readonly [prefix: string, words: string])[] = [
  ['/admin/scrutineer', 'Then you are at the scrutineer’s desk.'],
  ['/admin/eventschedule', 'Then you see the schedule.'],
  ['/admin/deckcaptain', 'Then you are on deck.'],
  ['/admin/chairman', 'Then you see what waits for the chairman.'],
  ['/admin/mc', 'Then you are at the microphone.'],
  ['/print-sheets', 'Then you print the judges’ sheets.'],
  ['/print-invoices', 'Then you print the invoices.'],
];

/** Where the sign-in leads, in words for who signs in. */
export const whereItLeads = (target: string): string =>
  SCREENS.find(([prefix]) => target.startsWith(prefix))?.[1] ?? 'Then you see what you can open.';
