import type { ActionKind } from './account.ts';
import { throwRefusal } from './accountRequest.ts';
import type { Body } from './body.ts';

/**
 * The page to return to afterwards.
 * @throws AccountRefusal unless it is an http(s) URL: a script URL would run in the page that opens the link
 */
export function parseContinueUrl({ continueUrl }: Body): string | undefined {
  if (continueUrl === undefined) return undefined;
  const isOfTheWeb = URL.canParse(continueUrl) && /^https?:$/.test(new URL(continueUrl).protocol);
  return isOfTheWeb ? continueUrl : throwRefusal('INVALID_CONTINUE_URI');
}

/** The SDK's names for the kinds of links. */
export const ACTION_MODES: Readonly<Record<ActionKind, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  EMAIL_SIGNIN: 'signIn',
};

/** The link for a code: the web app's sign-in page with the action in its query. */
export function buildActionLink(
  publicUrl: string,
  about: {
    readonly kind: ActionKind;
    readonly code: string;
    readonly continueUrl?: string | undefined;
    /** The SDK requires it in a sign-in link. */
    readonly apiKey?: string;
  },
): string {
  const { kind, code, continueUrl, apiKey } = about;
  const told = new URLSearchParams({
    mode: ACTION_MODES[kind],
    oobCode: code,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(continueUrl === undefined ? {} : { continueUrl }),
  });
  return `${publicUrl.replace(/\/+$/, '')}/login?${told.toString()}`;
}
