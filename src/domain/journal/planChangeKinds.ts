/** Kinds of plan changes, as the journal counts them; the schedule defines their effects. */
export const PLAN_CHANGE_KINDS = {
  generate: 'generate',
  clear: 'clear',
  retime: 'retime',
  addRound: 'addRound',
  deleteRound: 'deleteRound',
  skipRound: 'skipRound',
  unskipRound: 'unskipRound',
  shift: 'shift',
  move: 'move',
  reorder: 'reorder',
  sort: 'sort',
  setRecall: 'setRecall',
  setHeats: 'setHeats',
  drawHeats: 'drawHeats',
  moveCouple: 'moveCouple',
  seed: 'seed',
  setPanel: 'setPanel',
  assignPanels: 'assignPanels',
  addBlock: 'addBlock',
  editBlock: 'editBlock',
  removeBlock: 'removeBlock',
  setStartTimes: 'setStartTimes',
} as const;

export type PlanChangeKind = keyof typeof PLAN_CHANGE_KINDS;

/** The number of changes of one kind in a publication. */
export interface PlanChangeCount {
  readonly kind: PlanChangeKind;
  readonly count: number;
}
