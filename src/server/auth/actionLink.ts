import type { ActionKind } from './account.ts';
import { refuse } from './asked.ts';
import type { Body } from './body.ts';

/**
 * Where somebody shall go on afterwards.
 * @throws AccountRefusal for what is no address of the web: a script would run where the link is opened
 */
export function continueUrlOf({ continueUrl }: Body): string | undefined {
  if (continueUrl === undefined) return undefined;
  const isOfTheWeb = URL.canParse(continueUrl) && /^https?:$/.test(new URL(continueUrl).protocol);
  return isOfTheWeb ? continueUrl : refuse('INVALID_CONTINUE_URI');
}

/** As the SDK calls them. */
export const ACTION_MODES: Readonly<Record<ActionKind, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  EMAIL_SIGNIN: 'signIn',
};

/** The address under which a code does what it is for: the sign-in page of the web app, told what for. */
export function actionLink(
  publicUrl: string,
  about: {
    readonly kind: ActionKind;
    readonly code: string;
    readonly continueUrl?: string | undefined;
    /** The SDK takes no link for a sign-in without it. */
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
