// In units: a board is 120 wide and 67.5 high, with a margin of 5 % against projectors that cut off edges.
export const BOARD_WIDTH = 108;
