import { ProjectAccounts } from '../auth/projectAccounts.ts';
import { ResetMails } from '../auth/mailReset.ts';
import { Tokens } from '../auth/tokens.ts';
import { Toolkit } from '../auth/toolkit.ts';
import { secretMatcher } from '../http/bearer.ts';
import { Credentials } from '../protocol/credentials.ts';
import type { ServerSettings } from '../settings.ts';
import type { Data, Surroundings } from './data.ts';

/** Who somebody is: accounts as the SDKs ask for them, tokens, and what a token opens. */
export interface SignIn {
  readonly tokens: Tokens;
  readonly toolkit: Toolkit;
  readonly project: ProjectAccounts;
  readonly credentials: Credentials;
  /** Whether a text is the administrator's secret. */
  readonly isSecret: (text: string) => boolean;
}

/** Mails with codes for a new password, where there is a server that takes them. */
async function openResetMails(
  { mail }: ServerSettings,
  { accounts, commits, namespaces }: Data,
  { clock, log, cleanups }: Surroundings,
): Promise<ResetMails | undefined> {
  if (mail === undefined) return undefined;
  // Loaded where mails are sent: most halls send none.
  const { smtpPost } = await import('../auth/mailPost.ts');
  const resetMails = new ResetMails({
    accounts,
    commits,
    database: namespaces.active,
    post: smtpPost(mail),
    publicUrl: mail.publicUrl,
    clock,
    log,
  });
  cleanups.add(() => resetMails.close());
  return resetMails;
}

export async function openSignIn(
  settings: ServerSettings,
  data: Data,
  surroundings: Surroundings,
): Promise<SignIn> {
  const { namespace, emulator } = settings;
  const { accounts, commits, keys } = data;
  const { clock, log } = surroundings;
  // Test suites set more than is kept here, and go on.
  const onUnknownField = (field: string): void =>
    log.warn({ field }, 'account field dropped: it is not kept here');
  const tokens = new Tokens({ project: namespace, keys, acceptUnsigned: emulator });
  const resetMails = await openResetMails(settings, data, surroundings);
  return {
    tokens,
    toolkit: new Toolkit({
      accounts,
      tokens,
      commits,
      clock,
      ...(settings.time === undefined ? {} : { time: settings.time }),
      emulator,
      ...(resetMails === undefined ? {} : { resetMails }),
    }),
    project: new ProjectAccounts({ accounts, commits, clock, ...(emulator ? { onUnknownField } : {}) }),
    credentials: new Credentials({ tokens, accounts, emulator, clock }),
    isSecret: secretMatcher(settings.adminSecret),
  };
}
