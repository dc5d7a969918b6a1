/** The kinds of mails, as the log of mails stores them. */
export const MAIL_KINDS = [
  'registered',
  'partner asks',
  'partner says yes',
  'partner says no',
  'partner found',
  'place taken',
  'changed by desk',
  'payment',
  'objection',
  'decision',
  'closing',
  'tomorrow',
  'results',
  'message',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Mails that can be written again at any time, because the data behind them is kept. */
export const RESENDABLE_KINDS: ReadonlySet<MailKind> = new Set([
  'registered',
  'place taken',
  'payment',
  'objection',
  'decision',
  'message',
]);
