/** The author of a question or decision, with the name people see. */
export interface Signer {
  readonly uid: string;
  readonly name: string;
}
