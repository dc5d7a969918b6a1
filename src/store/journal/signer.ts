/** Who asks or decides: the account, and the name people read beside it. */
export interface Signer {
  readonly uid: string;
  readonly name: string;
}
