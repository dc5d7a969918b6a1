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

/** The address under which a code does what it is for: the sign-in page of the web app, told what for. */
export function actionLink(
  publicUrl: string,
  { kind, code, continueUrl }: { kind: ActionKind; code: string; continueUrl?: string | undefined },
): string {
  const told = new URLSearchParams({
    mode: kind === 'PASSWORD_RESET' ? 'resetPassword' : 'verifyEmail',
    oobCode: code,
    ...(continueUrl === undefined ? {} : { continueUrl }),
  });
  return `${publicUrl.replace(/\/+$/, '')}/login?${told.toString()}`;
}
