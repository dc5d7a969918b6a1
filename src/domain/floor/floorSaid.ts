/**
 * Which floor is said beside a round: none while all that runs is on one floor, and nobody has to ask where.
 * @param running the floors of all rounds that run
 */
export const floorSaid = (own: number, running: readonly number[]): number | undefined =>
  new Set(running).size > 1 ? own : undefined;
