/**
 * Optional texts about a registrant, for the organizer. Each has a field in the form and a place at the desk
 * and in the CSV; the compiler requires a label for it.
 */
export const REGISTRANT_DETAILS = ['phone'] as const;
export type RegistrantDetail = (typeof REGISTRANT_DETAILS)[number];

/** A value for each detail. */
export const eachDetail = <T>(
  value: (detail: RegistrantDetail) => T,
): Readonly<Record<RegistrantDetail, T>> =>
  // The names are those of the list.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(REGISTRANT_DETAILS.map((detail) => [detail, value(detail)])) as Record<
    RegistrantDetail,
    T
  >;
