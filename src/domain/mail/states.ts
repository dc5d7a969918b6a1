/**
 * - `sending`: handed to the mail server, without an answer so far: after a crash it is sent again under the same Message-ID.
 * - `failed`: not taken, and tried again later.
 * - `bounced`: refused permanently, or tried too often.
 */
export const MAIL_STATES = ['sending', 'sent', 'failed', 'bounced'] as const;
export type MailState = (typeof MAIL_STATES)[number];
