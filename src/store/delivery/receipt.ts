/**
 * Where the number of the last operation stands that an account has delivered from one device, of those without a record
 * in the journal. The rules take a higher number only: what is sent twice is refused the second time.
 */
export const receiptAt = (uid: string, device: string): string => `receipts/${uid}/${device}`;

/**
 * Where the number stands under which an operation was refused and is not to arrive any more. It is written together with the
 * receipt, which then takes that number from nobody else.
 */
export const closedAt = (uid: string, device: string): string => receiptAt(uid, `${device} closed`);
