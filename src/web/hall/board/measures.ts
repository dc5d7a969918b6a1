// All in units: a board is 120 wide and 67.5 high, and keeps 5 % free all round for what a projector cuts off.
export const WIDE = 108;
