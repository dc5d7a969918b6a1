import type { JsonObject } from '../tree/json.ts';
import type { Account } from './account.ts';
import type { Body } from './body.ts';

/** The account in the Identity Toolkit's format. */
export function describeAccount(account: Account): JsonObject {
  const profile: JsonObject = {
    ...(account.displayName === undefined ? {} : { displayName: account.displayName }),
    ...(account.photoUrl === undefined ? {} : { photoUrl: account.photoUrl }),
  };
  const { email } = account;
  const refreshed = account.lastRefreshAt;
  const provider: JsonObject[] =
    email === undefined || account.password === undefined
      ? []
      : [{ providerId: 'password', email, federatedId: email, rawId: email, ...profile }];
  return {
    localId: account.uid,
    ...(email === undefined ? {} : { email, emailVerified: account.emailVerified }),
    ...profile,
    providerUserInfo: provider,
    ...(account.password === undefined ? {} : { passwordUpdatedAt: account.validSince }),
    validSince: String(Math.floor(account.validSince / 1000)),
    disabled: account.disabled,
    ...(account.lastLoginAt === undefined ? {} : { lastLoginAt: String(account.lastLoginAt) }),
    ...(refreshed === undefined ? {} : { lastRefreshAt: new Date(refreshed).toISOString() }),
    createdAt: String(account.createdAt),
    ...(account.custom === true ? { customAuth: true } : {}),
    ...(account.claims === undefined ? {} : { customAttributes: JSON.stringify(account.claims) }),
  };
}

/** Applies a request's changes to the name and photo. */
export function applyProfile(
  account: Account,
  body: Pick<Body, 'deleteAttribute' | 'displayName' | 'photoUrl' | 'empties'>,
): Account {
  const { displayName: oldName, photoUrl: oldPhoto, ...rest } = account;
  const dropped = body.deleteAttribute;
  // A name may also be removed by null or an empty string.
  const name =
    dropped.includes('DISPLAY_NAME') || body.empties('displayName')
      ? undefined
      : (body.displayName ?? oldName);
  const photo =
    dropped.includes('PHOTO_URL') || body.empties('photoUrl') ? undefined : (body.photoUrl ?? oldPhoto);
  return {
    ...rest,
    ...(name === undefined ? {} : { displayName: name }),
    ...(photo === undefined ? {} : { photoUrl: photo }),
  };
}
