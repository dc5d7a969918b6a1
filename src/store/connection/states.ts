import type { WriteProblem } from './writeProblem.ts';

/** State of a place in the tree. The last data stays while offline. */
export type ReadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly raw: unknown }
  | { readonly kind: 'refused' };

/** The state of a place with its parsed value. */
export type LiveValue<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly value: T }
  | { readonly kind: 'refused' };

export type SignInState =
  /** Not known yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nobody' }
  /** Anonymous: a judge's or registrant's device. */
  | { readonly kind: 'device'; readonly uid: string }
  | { readonly kind: 'account'; readonly uid: string; readonly email: string; readonly name: string };

export type SignInMethod =
  | { readonly kind: 'password'; readonly email: string; readonly password: string }
  | { readonly kind: 'link'; readonly email: string; readonly link: string }
  /** A sign-in by an identity provider's popup. */
  | { readonly kind: 'provider'; readonly id: string };

export type ConnectionState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  /** `since`: server time in ms. */
  | { readonly kind: 'lost'; readonly since: number };

export type WriteResult = { readonly ok: true } | { readonly ok: false; readonly problem: WriteProblem };
