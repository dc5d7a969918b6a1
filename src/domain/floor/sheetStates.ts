/** draft: being marked; sent: by the judge; paper: typed by the scrutineer; short: accepted with too few marks. */
export const SHEET_STATES = ['draft', 'sent', 'paper', 'short'] as const;
