/**
 * The floor to show beside a round; undefined while all running rounds are on the same floor.
 * @param running the floors of all running rounds
 */
export const pickFloorToShow = (own: number, running: readonly number[]): number | undefined =>
  new Set(running).size > 1 ? own : undefined;
