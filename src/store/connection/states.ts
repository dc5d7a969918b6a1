import type { WriteProblem } from './writeProblem.ts';

/** What is known about a place in the tree. The last good data stays while a connection is away. */
export type Heard =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly raw: unknown }
  | { readonly kind: 'refused' };

/** A place in the tree as a screen knows it: read by its parser. */
export type Live<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly value: T }
  | { readonly kind: 'refused' };

export type Who =
  /** The device has not yet said whether somebody is signed in. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nobody' }
  /** Signed in without a name: a judge's or a registrant's device. */
  | { readonly kind: 'device'; readonly uid: string }
  | { readonly kind: 'account'; readonly uid: string; readonly email: string; readonly name: string };

export type SignInWay =
  | { readonly kind: 'password'; readonly email: string; readonly password: string }
  /** With the link of a mail. */
  | { readonly kind: 'link'; readonly email: string; readonly link: string }
  /** Through a window of an identity provider, as the project calls it. */
  | { readonly kind: 'provider'; readonly id: string };

export type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  /** `since` in milliseconds of the server's clock. */
  | { readonly kind: 'lost'; readonly since: number };

export type Written = { readonly ok: true } | { readonly ok: false; readonly problem: WriteProblem };
