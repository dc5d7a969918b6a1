import { matchesPath } from '../screens/address.ts';
import { screens } from '../screens/screens.ts';

/** The login's address, with the full path, query and hash to return to. */
export function buildLoginAddress(target: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): string {
  return screens.login.link({ redirect: target.pathname + target.search + target.hash });
}

/**
 * The address to open after signing in. Only a path of this site: any other address put into the link ('//evil.example',
 * '/\\evil.example', 'https:…') leads to the dashboard.
 */
export function findAddressAfterLogin(redirect: string | null, origin: string): string {
  const otherwise = screens.dashboard.link();
  if (redirect === null || !/^\/(?![/\\])/.test(redirect) || !URL.canParse(redirect, origin))
    return otherwise;
  const url = new URL(redirect, origin);
  if (url.origin !== origin || url.pathname.startsWith('//') || matchesPath(screens.login.path, url.pathname))
    return otherwise;
  return url.pathname + url.search + url.hash;
}
