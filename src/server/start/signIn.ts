import { ProjectAccounts } from '../auth/projectAccounts.ts';
import { CodeMails } from '../auth/codeMails.ts';
import { TokenIssuer } from '../auth/tokens.ts';
import { IdentityToolkit } from '../auth/toolkit.ts';
import { createSecretMatcher } from '../http/bearer.ts';
import { Credentials } from '../protocol/credentials.ts';
import type { ServerSettings } from '../settings.ts';
import type { OpenData, ServerContext } from './data.ts';
import { dropUndefined } from '../defined.ts';

/** Accounts, tokens and credentials. */
export interface SignInServices {
  readonly tokens: TokenIssuer;
  readonly toolkit: IdentityToolkit;
  readonly project: ProjectAccounts;
  readonly credentials: Credentials;
  readonly isSecret: (text: string) => boolean;
}

/** Mails codes, if a mail server is configured. */
async function openCodeMails(
  { mail, apiKey }: ServerSettings,
  { accounts, commits, namespaces }: OpenData,
  { clock, log, cleanups }: ServerContext,
): Promise<CodeMails | undefined> {
  if (mail === undefined) return undefined;
  // Loaded on demand: most competitions send no mail.
  const { createSmtpPost: smtpPost } = await import('../auth/mailPost.ts');
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
  data: OpenData,
  surroundings: ServerContext,
): Promise<SignInServices> {
  const { namespace, emulator } = settings;
  const { accounts, commits, keys } = data;
  const { clock, log } = surroundings;
  // Test suites set fields that are not stored here; they only get a log line.
  const onUnknownField = (field: string): void =>
    log.warn({ field }, 'account field dropped: it is not kept here');
  const tokens = new TokenIssuer({ project: namespace, keys, acceptUnsigned: emulator });
  const codeMails = await openCodeMails(settings, data, surroundings);
  return {
    tokens,
    toolkit: new IdentityToolkit({
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
    isSecret: createSecretMatcher(settings.adminSecret),
  };
}
