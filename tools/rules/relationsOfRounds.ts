/** Relations of nodes that are stored by event and round. */

import { A_PUBLICATION, progressOf, PUBLISHING } from './publishing.ts';
import type { Expression } from './rules.ts';
import { CHAIRMAN } from './who.ts';
import { namesPosting, POSTED, THE_ROUND } from './theRound.ts';

type InAct = '$event' | '$round' | '$act';

/**
 * The server's time, or a time that was stored before, here or at the path that a publication moves it from.
 */
export const NOW_KEPT_OR_MOVED: Expression = (here) =>
  `(newData.val() === now || newData.val() === data.val() || ${PUBLISHING(here)})`;
/** The server's time, or a time that a publication moves. */
const NOW_OR_MOVED: Expression = (here) => `(newData.val() === now || ${PUBLISHING(here)})`;

/** A question that was withdrawn, or that is about another line-up, can no longer be answered. */
const IS_OPEN_QUESTION: Expression<InAct> = (here) => {
  const asked = `${here.newDataOf('$round')}.child('asked/lineUp')`;
  return `(!${here.newDataOf('$round')}.child('withdrawn').exists() && (!${asked}.exists() || ${asked}.val() === ${THE_ROUND(here)}.child('lineUp').val()))`;
};

const MOVED_FIELDS = ['verdict', 'uid', 'at', 'name', 'note', 'count'];
/**
 * A publication that renumbers rounds moves decisions with all their fields unchanged, and names the number
 * they had. A signed round keeps its number. Only in a publication may anyone but the chairman write a
 * decision.
 */
const IS_MOVED: Expression<InAct> = (here) => {
  const before = `root.child('approvals').child(${here.$event}).child(newData.child('movedFrom').val()).child('decided')`;
  const same = MOVED_FIELDS.map(
    (field) => `newData.child('${field}').val() === ${before}.child('${field}').val()`,
  );
  return `(newData.child('verdict').val() !== 'signed' && ${same.join(' && ')})`;
};

const DECK = 'deck/$event/$round';
const ACT = 'approvals/$event/$round/$act';
const ofAct = (act: string): string => `$act === '${act}'`;

export const RELATIONS_OF_ROUNDS: Readonly<
  Record<string, string | Expression<InAct | '$entry' | '$id' | '$lead'>>
> = {
  planning: A_PUBLICATION,
  'planning/seen/$event/$round': (here) => `newData.val() === ${progressOf(THE_ROUND(here))}`,
  'planning/undo/$id': (here) =>
    `!data.exists() && ${here.$id} === '' + ${here.newDataOf('planning')}.child('revision').val()`,
  /** Can't be written under a posted result, not even by a change that arrives late. */
  'couplesOut/$event/$round/$lead': (here) => `(!(${POSTED(here)}) || ${PUBLISHING(here)})`,
  [`${DECK}/calls/$entry`]: (here) =>
    `${here.newRoot}.child('events').child(${here.$event}).child('entries').child(${here.$entry}).exists()`,
  /**
   * The later tap wins, even if the earlier one arrives after it. A time ahead of the server's clock is refused, and does not
   * win if it was stored before that clock was corrected.
   */
  [`${DECK}/calls/$entry/at`]: (here) =>
    `newData.val() <= now + 5000 && (!data.exists() || newData.val() >= data.val() || data.val() > now + 5000 || ${PUBLISHING(here)})`,
  [`${DECK}/$word`]: '$word.matches(/^(ready|missingCalled)$/)',
  [`${DECK}/$word/at`]: NOW_OR_MOVED,
  /**
   * A signature names the posting, has its lock, and is withdrawn only with a reason. Each of the three acts
   * has a required field of its own, which no other act may have.
   */
  [ACT]: (here) =>
    `newData.hasChildren(['uid', 'at', $act === 'asked' ? 'what' : $act === 'decided' ? 'verdict' : 'because']) && (newData.child('verdict').val() !== 'signed' || newData.child('of').exists()) && (newData.child('verdict').val() !== 'reopened' || newData.child('note').exists()) && ($act !== 'decided' || ((${CHAIRMAN} || ${IS_MOVED(here)}) && (newData.child('verdict').val() === 'signed') === ${here.newDataOf('$event')}.child('signed').child(${here.$round}).exists()))`,
  [`${ACT}/uid`]: (here) =>
    `(newData.val() === auth.uid || newData.val() === data.val() || ${PUBLISHING(here)})`,
  [`${ACT}/at`]: NOW_KEPT_OR_MOVED,
  [`${ACT}/couples`]: ofAct('asked'),
  [`${ACT}/what`]: ofAct('asked'),
  [`${ACT}/judge`]: ofAct('asked'),
  [`${ACT}/dance`]: ofAct('asked'),
  [`${ACT}/lineUp`]: ofAct('asked'),
  [`${ACT}/because`]: ofAct('withdrawn'),
  /** A signature is for a posted round. */
  [`${ACT}/verdict`]: (here) =>
    `${ofAct('decided')} && (newData.val() === 'signed' ? ${POSTED(here)} : newData.val() === 'reopened' || ${PUBLISHING(here)} || ${IS_OPEN_QUESTION(here)})`,
  /** A signature names its posting, so a delayed one does not sign a posting that the chairman has not seen. */
  [`${ACT}/of`]: (here) =>
    `${here.newDataOf('$act')}.child('verdict').val() === 'signed' && ${namesPosting(THE_ROUND(here))}`,
  [`${ACT}/movedFrom`]: (here) => `${ofAct('decided')} && ${PUBLISHING(here)}`,
};
