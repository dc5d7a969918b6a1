import { ProjectAccounts } from '../auth/projectAccounts.ts';
import { CodeMails } from '../auth/codeMails.ts';
import { Tokens } from '../auth/tokens.ts';
import { Toolkit } from '../auth/toolkit.ts';
import { secretMatcher } from '../http/bearer.ts';
import { Credentials } from '../protocol/credentials.ts';
import type { ServerSettings } from '../settings.ts';
import type { Data, ServerContext } from './data.ts';
import { dropUndefined } from '../defined.ts';

/** Accounts, tokens and credentials. */
export interface SignInServices {
  readonly tokens: Tokens;
  readonly toolkit: Toolkit;
  readonly project: ProjectAccounts;
  readonly credentials: Credentials;
  readonly isSecret: (text: string) => boolean;
}

/** Mails codes, if a mail server is configured. */
async function openCodeMails(
  { mail, apiKey }: ServerSettings,
  { accounts, commits, namespaces }: Data,
  { clock, log, cleanups }: ServerContext,
): Promise<CodeMails | undefined> {
  if (mail === undefined) return undefined;
  // Loaded on demand: most competitions send no mail.
  const { smtpPost } = await import('../auth/mailPost.ts');
  const codeMails = new CodeMails({
    accounts,
    commits,
    database: namespaces.active,
    post: smtpPost(mail),
    publicUrl: mail.publicUrl,
    apiKey,
    clock,
    log,
  });
  cleanups.add(() => codeMails.close());
  return codeMails;
}

export async function openSignIn(
  settings: ServerSettings,
  data: Data,
  surroundings: ServerContext,
): Promise<SignInServices> {
  const { namespace, emulator } = settings;
  const { accounts, commits, keys } = data;
  const { clock, log } = surroundings;
  // Test suites set fields that are not stored here; they only get a log line.
  const onUnknownField = (field: string): void =>
    log.warn({ field }, 'account field dropped: it is not kept here');
  const tokens = new Tokens({ project: namespace, keys, acceptUnsigned: emulator });
  const codeMails = await openCodeMails(settings, data, surroundings);
  return {
    tokens,
    toolkit: new Toolkit({
      accounts,
      tokens,
      commits,
      clock,
      ...dropUndefined({ time: settings.time }),
      emulator,
      ...dropUndefined({ passwordPolicy: settings.passwordPolicy, codeMails }),
    }),
    project: new ProjectAccounts({ accounts, commits, clock, ...(emulator ? { onUnknownField } : {}) }),
    credentials: new Credentials({ tokens, accounts, emulator, clock }),
    isSecret: secretMatcher(settings.adminSecret),
  };
}
