/**
 * Who may read and write what: the readable source of database.rules.json. The rules language has no names for
 * conditions, so they have them here. `node tools/rules/generate.mjs` writes the file.
 *
 * What to keep in mind when changing it:
 * - a grant high up cannot be taken back below;
 * - `.validate` is not run for what is deleted, but an ancestor that stays runs its own;
 * - in an update of several paths every path must pass by itself: `root` is the tree before, `newData.parent()…` after;
 * - `null === null` is true: put `.exists()` or `.isString()` beside every comparison of two things that are read;
 * - an error anywhere in a rule refuses, so `auth != null` comes first and staff have a `.write` of their own further up.
 *
 * @typedef {{ [key: string]: string | boolean | Rules }} Rules
 */

// ---- who ----------------------------------------------------------------------------------------------------------

/** @param {string} name */
const role = (name) =>
  `(auth != null && root.child('roles').child(auth.uid).child('${name}').val() === true)`;

const ADMIN = role('admin');
const SCRUTINEER = role('scrutineer');
const CHAIRMAN = role('chairman');
const MC = role('mc');
const DECK_CAPTAIN = role('deckcaptain');
/** Who keeps the competition's books. */
const OFFICE = `(${ADMIN} || ${SCRUTINEER})`;
/** Anybody of the staff. */
const STAFF = `(${ADMIN} || ${SCRUTINEER} || ${CHAIRMAN} || ${MC} || ${DECK_CAPTAIN})`;
const SIGNED_IN = 'auth != null';
const OWN = 'auth != null && auth.uid === $uid';

// ---- forms --------------------------------------------------------------------------------------------------------

/** @param {number} most */
const textUpTo = (most) =>
  `newData.isString() && newData.val().length > 0 && newData.val().length <= ${most}`;
const TEXT = textUpTo(80);
const CODE = '/^[A-Za-z0-9]{7}$/';
/** The server's time, or what was there before. */
const NOW_OR_KEPT = 'newData.isNumber() && (newData.val() === now || newData.val() === data.val())';
const PLAIN = `newData.isBoolean() || newData.isNumber() || (newData.isString() && newData.val().length <= 500)`;
/** Nothing else has a place here. */
const CLOSED = { '.validate': false };

/**
 * @param {number} least
 * @param {number} most
 */
const wholeNumber = (least, most) =>
  `newData.isNumber() && newData.val() >= ${least} && newData.val() <= ${most} && newData.val() % 1 === 0`;

/**
 * The new root, seen from so many steps down.
 * @param {number} steps
 */
const newRoot = (steps) => `newData${'.parent()'.repeat(steps)}`;

// ---- registration -------------------------------------------------------------------------------------------------

const CLOSES = `root.child('competitionMetadata/dateRegistrationClosed')`;
const REGISTRATION_OPEN = `((!${CLOSES}.exists() || now < ${CLOSES}.val()) && root.child('competitionMetadata/registrationStatus').val() !== 'CLOSED')`;

/**
 * This device has shown the code that is read here.
 * @param {string} tree the root to look in, before or after
 * @param {string} code an expression
 */
const holds = (tree, code) => `${tree}.child('codeClaims').child(auth.uid).child(${code}).val() === true`;

const entryOwner = (/** @type {string} */ tree) =>
  `${tree}.child('owners/entries').child($event).child($entry).val()`;
const EVENT_EXISTS = `root.child('events').child($event).child('name').exists()`;

const ENTRY_CREATED = `(${REGISTRATION_OPEN} && !data.exists() && newData.exists() && ${holds(newRoot(4), entryOwner(newRoot(4)))})`;
const ENTRY_WITHDRAWN = `(!newData.exists() && data.exists() && !data.child('checkedIn').exists() && ${holds('root', entryOwner('root'))})`;
const ENTRY_FIELD_EDITED = `${SIGNED_IN} && ${REGISTRATION_OPEN} && newData.exists() && data.parent().exists() && ${holds('root', entryOwner('root'))}`;

/**
 * A public node that a registrant makes, changes and removes with the code in its owner node.
 * @param {string} name of the node, and of its owners
 * @param {string} kept what must hold besides when it is changed: a field of the staff's in it, dropped, is not validated
 */
function ownedNode(name, kept = 'true') {
  const owner = (/** @type {string} */ tree) => `${tree}.child('owners/${name}').child($id).val()`;
  const created = `!data.exists() && newData.exists() && ${REGISTRATION_OPEN} && ${holds(newRoot(2), owner(newRoot(2)))}`;
  const changed = `data.exists() && ${holds('root', owner('root'))} && (!newData.exists() || ${kept})`;
  return `${SIGNED_IN} && ((${created}) || (${changed}))`;
}

/**
 * The owner node of such a node: made only together with it, removed only together with it. Otherwise somebody could
 * put a code of his own on a node the staff made, and edit it.
 * @param {string} name
 */
function ownerOf(name) {
  const before = `root.child('${name}').child($id).exists()`;
  const after = `${newRoot(3)}.child('${name}').child($id).exists()`;
  const made = `!data.exists() && newData.exists() && !${before} && ${after}`;
  const removed = `!newData.exists() && data.exists() && ${holds('root', 'data.val()')} && !${after}`;
  return {
    '.write': `${SIGNED_IN} && ((${made}) || (${removed}))`,
    '.validate': `newData.isString() && newData.val().matches(${CODE})`,
  };
}

// ---- the deck captain's journal line ------------------------------------------------------------------------------

/**
 * A walk-on and a scratch come with a new line of the journal, which the node's `journal` field names: the only way a
 * rule can find it.
 * @param {string} line an expression: the journal field
 * @param {string} after the new root
 */
const freshLine = (line, after) =>
  `${line}.isString() && !root.child('journal').child(${line}.val()).exists() && ${after}.child('journal').child(${line}.val()).child('uid').val() === auth.uid`;

const WALK_ON = `(${DECK_CAPTAIN} && !data.exists() && newData.exists() && newData.child('leadId').val() === 'Adhoc' && ${freshLine(`newData.child('journal')`, newRoot(4))})`;
/** The names of a walk-on, once they are known: only as long as it has none, and with a line of the journal. */
const WALK_ON_NAMED = `(${DECK_CAPTAIN} && data.parent().child('leadId').val() === 'Adhoc' && ${freshLine(`newData.parent().child('journal')`, newRoot(5))})`;
const ROUND_IS_OPEN = `data.parent().parent().child('roundState').isNumber() && data.parent().parent().child('roundState').val() < 3`;
const PLACE_GIVEN = `!data.exists() && newData.exists() && ${newRoot(4)}.child('entries').child($entry).exists()`;
const PLACE_SCRATCHED = 'data.exists() && !newData.exists()';
const PLACE_CHANGED_BY_DECK = `${DECK_CAPTAIN} && ${ROUND_IS_OPEN} && ((${PLACE_GIVEN}) || (${PLACE_SCRATCHED})) && ${freshLine(`${newRoot(2)}.child('journal')`, newRoot(6))}`;

// ---- judges -------------------------------------------------------------------------------------------------------

const CLAIM = `root.child('judgeClaims').child(auth.uid)`;
const JUDGE_CODE = `root.child('judgeCodes').child($judge)`;
/** This device has shown the code of this judge, the code still holds, and the judge is still one. */
const THIS_JUDGE = `auth != null && ${CLAIM}.child('judge').val() === $judge && ${JUDGE_CODE}.exists() && ${CLAIM}.child('code').val() === ${JUDGE_CODE}.val() && root.child('competitionMetadata/officials').child($judge).exists()`;
const ROUND = `root.child('events').child($event).child('rounds').child($round)`;
const RUNNING = `${ROUND}.child('roundState').val() === 2`;
const POSTED = `${ROUND}.child('roundState').val() === 5`;
const ON_PANEL = `(!${ROUND}.child('panel').exists() || ${ROUND}.child('panel').child($judge).exists())`;
const MAY_JUDGE = `${THIS_JUDGE} && ${RUNNING} && ${ON_PANEL}`;

const SHEET = `root.child('sheets').child($event).child($round).child($judge).child($dance)`;
/** Let go of, taken from paper, or declared short: the judge's part is over. */
const LET_GO = `(${SHEET}.child('state').exists() && ${SHEET}.child('state').val() !== 'draft')`;

/** A card holds at most so many numbers. */
const MOST_MARKS = 200;
const INDEX = '/^(1?[0-9])?[0-9]$/';
/**
 * The very same card again: what was sent without an answer is sent once more after a reconnect, and must not be refused.
 * Each number is compared where it stands; here, that none is missing.
 */
const NONE_MISSING = Array.from(
  { length: MOST_MARKS },
  (_, index) => `(!data.hasChild('${index}') || newData.hasChild('${index}'))`,
).join(' && ');
const DANCE_OF_EVENT = Array.from(
  { length: 10 },
  (_, index) => `root.child('events').child($event).child('eventDances/${index}').val() === $dance`,
).join(' || ');

// ---- the tree -----------------------------------------------------------------------------------------------------

// The deck captain comes first: a walk-on has no owner, and looking for one is an error that would end the rule.
const NAMED = `${SIGNED_IN} && (${WALK_ON_NAMED} || (${ENTRY_FIELD_EDITED}))`;

/** @type {Rules} */
const entry = {
  // The walk-on comes first: it has no owner, and looking for one is an error that would end the rule.
  '.write': `${SIGNED_IN} && ${EVENT_EXISTS} && (${WALK_ON} || ${ENTRY_CREATED} || ${ENTRY_WITHDRAWN})`,
  '.validate': "newData.hasChildren(['leadName', 'followName', 'entryId', 'registeredTime'])",
  leadName: { '.write': NAMED, '.validate': TEXT },
  followName: { '.write': NAMED, '.validate': TEXT },
  leadId: { '.write': NAMED, '.validate': TEXT },
  followId: { '.write': NAMED, '.validate': TEXT },
  affiliation: { '.write': NAMED, '.validate': TEXT },
  entryId: { '.validate': 'newData.val() === $entry' },
  registeredTime: {
    '.validate': `newData.isNumber() && (newData.val() === now || newData.val() === data.val() || ${OFFICE})`,
  },
  leadNumber: {
    // 9999 is nobody's own: a couple that came without a number gets one with its names.
    '.write': `${WALK_ON_NAMED} && newData.exists()`,
    '.validate': `(${OFFICE} || (${DECK_CAPTAIN} && (!data.exists() || data.val() === 9999))) && (newData.isNumber() || (newData.isString() && newData.val().matches(/^[0-9]{1,4}$/)))`,
  },
  checkedIn: {
    $round: {
      '.write': DECK_CAPTAIN,
      '.validate': `newData.isBoolean() && $round.matches(/^[0-9]{1,2}$/) && (${DECK_CAPTAIN} || ${OFFICE})`,
    },
  },
  journal: {
    '.write': WALK_ON_NAMED,
    '.validate': `${textUpTo(100)} && (${DECK_CAPTAIN} || ${OFFICE})`,
  },
  $other: CLOSED,
};

/** The line of the journal that goes with a change of the round. */
const ROUNDS_LINE = `newData.parent().child('journal')`;
/**
 * A change with a line of its own says from which state it was made: of two people who post at the same moment one is
 * refused, and so is what comes out of a device that was offline while others went on.
 */
const FROM_THE_STATE_IT_HAS = `(!${ROUNDS_LINE}.isString() || ${ROUNDS_LINE}.val() === data.parent().child('journal').val() || !${newRoot(5)}.child('journal').child(${ROUNDS_LINE}.val()).child('from').exists() || ${newRoot(5)}.child('journal').child(${ROUNDS_LINE}.val()).child('from').val() === data.val())`;

/**
 * The plan is published in the same update: rounds may get other numbers, and what is kept of them goes along.
 * @param {number} steps from where it is asked up to the root
 */
const publishing = (steps) =>
  `(${newRoot(steps)}.child('planning/revision').val() === (root.child('planning/revision').exists() ? root.child('planning/revision').val() : 0) + 1)`;

/**
 * The chairman has signed the result: it stands as it is until he takes the signature back. A signature that is another
 * one afterwards has moved, and its result with it.
 * @param {string} round an expression: the key of the round
 * @param {number} steps from where it is asked up to the root
 */
const signed = (round, steps) => {
  const decided = `.child('approvals').child($event).child(${round}).child('decided')`;
  return `(root${decided}.child('verdict').val() === 'signed' && root${decided}.child('at').val() === ${newRoot(steps)}${decided}.child('at').val())`;
};

const BY_CHAIRMAN = `${CHAIRMAN} && data.parent().exists() && newData.exists()`;
const BY_MC = `${MC} && data.parent().exists()`;

/** @type {Rules} */
const round = {
  // Here and not at the state itself: what is removed is not validated, but the round it is removed from is.
  '.validate': `!${signed('$n', 4)} || newData.child('roundState').val() === data.child('roundState').val()`,
  roundState: {
    '.write': `(${BY_CHAIRMAN}) || (${BY_MC} && (data.val() === 0 || data.val() === 1) && newData.val() === 2)`,
    '.validate': `${wholeNumber(0, 5)} && ${FROM_THE_STATE_IT_HAS}`,
  },
  recallSize: { '.write': BY_CHAIRMAN, '.validate': wholeNumber(1, 500) },
  numHeats: { '.write': BY_CHAIRMAN, '.validate': wholeNumber(1, 50) },
  panel: {
    '.write': `${CHAIRMAN} && data.parent().exists()`,
    $judge: { '.validate': 'newData.isBoolean()' },
  },
  roundActualStartTime: { '.write': BY_MC, '.validate': 'newData.isNumber()' },
  journal: {
    '.write': `(${DECK_CAPTAIN} || ${CHAIRMAN} || ${MC}) && data.parent().exists() && newData.exists()`,
    '.validate': textUpTo(100),
  },
  entries: {
    $entry: {
      '.write': PLACE_CHANGED_BY_DECK,
      heat: {
        '.validate': 'newData.isNumber() || newData.hasChildren()',
        $dance: { '.validate': 'newData.isNumber()' },
      },
      $other: { '.validate': PLAIN },
    },
  },
};

/** @type {Rules} */
const events = {
  '.read': true,
  '.write': OFFICE,
  $event: {
    '.validate': "newData.hasChildren(['name'])",
    name: { '.validate': textUpTo(200) },
    entries: { $entry: entry },
    rounds: { $n: round },
  },
};

/** @type {Rules} */
const marks = {
  '.read': `${OFFICE} || ${CHAIRMAN}`,
  '.write': OFFICE,
  $event: {
    $round: {
      '.read': `${POSTED} && root.child('settings/events/marksPublic').val() === true`,
      $judge: {
        '.read': THIS_JUDGE,
        $dance: {
          '.write': `${MAY_JUDGE} && (!${LET_GO} || data.exists() === newData.exists())`,
          '.validate': `newData.hasChildren() && (${DANCE_OF_EVENT}) && (${OFFICE} || !${LET_GO} || (${NONE_MISSING}))`,
          $i: {
            '.validate': `newData.isString() && newData.val().matches(/^[0-9]{1,4}$/) && $i.matches(${INDEX}) && (${OFFICE} || !${LET_GO} || newData.val() === data.val())`,
          },
        },
      },
    },
  },
};

const OVER_SHEETS = `(${OFFICE} || ${CHAIRMAN})`;

/** @type {Rules} */
const sheets = {
  '.read': STAFF,
  '.write': OVER_SHEETS,
  $event: {
    $round: {
      $judge: {
        '.read': THIS_JUDGE,
        $dance: {
          '.write': `${MAY_JUDGE} && newData.exists() && (!${LET_GO} || newData.child('state').val() === data.child('state').val())`,
          '.validate': `newData.hasChildren(['state']) && (${DANCE_OF_EVENT})`,
          state: {
            '.validate': `newData.isString() && (newData.val() === data.val() || newData.val().matches(/^(draft|sent)$/) || (${OVER_SHEETS} && newData.val().matches(/^(paper|short)$/)))`,
          },
          count: {
            '.validate': `${wholeNumber(0, 500)} && (${OVER_SHEETS} || !${LET_GO} || newData.val() === data.val())`,
          },
          at: {
            '.validate': `newData.isNumber() && (newData.val() === now || newData.val() === data.val() || ${OVER_SHEETS})`,
          },
          changeRequested: {
            '.validate': 'newData.isBoolean() || (newData.isString() && newData.val().length <= 200)',
          },
          reason: { '.validate': 'newData.isString() && newData.val().length <= 200' },
          $other: CLOSED,
        },
      },
    },
  },
};

const OVER_RESULTS = `${OFFICE} || ${CHAIRMAN}`;

/** @type {Rules} */
const resultsSaved = {
  '.read': OVER_RESULTS,
  $event: {
    finalResults: {
      '.write': `(${OVER_RESULTS}) && !${signed(`'0'`, 3)}`,
      '.read': `root.child('events').child($event).child('rounds/0/roundState').val() === 5`,
    },
    // Granted here and not above: a grant cannot be taken back below, and what is signed is not even removed.
    $round: { '.write': `(${OVER_RESULTS}) && !${signed('$round', 3)}`, '.read': POSTED },
  },
};

/** A question or a decision, by whom and when. */
const VOTE = {
  '.validate': "newData.hasChildren(['uid', 'at'])",
  uid: { '.validate': `newData.val() === auth.uid || newData.val() === data.val() || ${publishing(5)}` },
  at: { '.validate': `(${NOW_OR_KEPT}) || (newData.isNumber() && ${publishing(5)})` },
  name: { '.validate': textUpTo(200) },
  note: { '.validate': textUpTo(300) },
  count: { '.validate': wholeNumber(0, 500) },
  couples: { $lead: { '.validate': 'newData.isBoolean() && $lead.matches(/^[0-9]{1,4}$/)' } },
  $other: CLOSED,
};

const QUESTION = {
  ...VOTE,
  what: {
    '.validate':
      'newData.isString() && newData.val().matches(/^(cut|tie|final|short sheet|disqualification)$/)',
  },
  judge: { '.validate': textUpTo(300) },
  dance: { '.validate': TEXT },
};

const DECISION = {
  ...VOTE,
  // A sign-off is taken back only with a reason.
  verdict: {
    '.validate':
      "newData.isString() && newData.val().matches(/^(approved|refused|signed|reopened)$/) && (newData.val() !== 'reopened' || newData.parent().child('note').exists())",
  },
};

/** @type {Rules} */
const approvals = {
  '.read': STAFF,
  '.write': ADMIN,
  $event: {
    $round: {
      // What is asked and decided moves with its round; the log of publications says who has moved it.
      '.write': `${SCRUTINEER} && ${publishing(3)}`,
      // A signed result is locked: nothing is asked about it, and the signature goes only by taking it back.
      asked: {
        '.write': `${SCRUTINEER} && data.parent().child('decided/verdict').val() !== 'signed'`,
        ...QUESTION,
      },
      decided: {
        '.write': `${CHAIRMAN} && (data.child('verdict').val() !== 'signed' || newData.child('verdict').val() === 'reopened')`,
        ...DECISION,
      },
      $other: CLOSED,
    },
  },
};

/**
 * The chairman's log: a line is added, never changed, by nobody.
 * @type {Rules}
 */
const incidents = {
  '.read': STAFF,
  $id: {
    '.write': `(${ADMIN} || ${CHAIRMAN}) && !data.exists() && newData.exists()`,
    '.validate': "newData.hasChildren(['at', 'uid', 'kind', 'what'])",
    at: { '.validate': 'newData.val() === now' },
    uid: { '.validate': 'newData.val() === auth.uid' },
    kind: { '.validate': 'newData.isString() && newData.val().matches(/^(incident|message)$/)' },
    name: { '.validate': textUpTo(200) },
    what: { '.validate': textUpTo(500) },
    event: { '.validate': textUpTo(300) },
    round: { '.validate': wholeNumber(0, 99) },
    $other: CLOSED,
  },
};

/**
 * How a name is said: the MC's own notes.
 * @type {Rules}
 */
const pronunciations = {
  '.read': STAFF,
  $name: { '.write': `${ADMIN} || ${MC}`, '.validate': `${TEXT} && $name.length <= 100` },
};

/** @type {Rules} */
const registrations = {
  '.read': ADMIN,
  '.write': ADMIN,
  $code: {
    '.read': `${SIGNED_IN} && ${holds('root', '$code')}`,
    '.write': `${SIGNED_IN} && newData.exists() && ((!data.exists() && ${REGISTRATION_OPEN} && ${holds(newRoot(2), '$code')}) || (data.exists() && ${holds('root', '$code')}))`,
    '.validate': `$code.matches(${CODE}) && newData.hasChildren(['contact', 'consents', 'createdAt'])`,
    contact: {
      '.validate': "newData.hasChildren(['name', 'email'])",
      name: { '.validate': TEXT },
      email: { '.validate': `${TEXT} && newData.val().contains('@')` },
      phone: { '.validate': TEXT },
      $other: CLOSED,
    },
    consents: {
      '.validate': "newData.hasChildren(['risk'])",
      $text: {
        '.validate': "$text.matches(/^(risk|media)$/) && newData.hasChildren(['version', 'at'])",
        version: { '.validate': TEXT },
        at: { '.validate': NOW_OR_KEPT },
        $other: CLOSED,
      },
    },
    createdAt: { '.validate': NOW_OR_KEPT },
    feeCategory: { '.validate': TEXT },
    competitor: { '.validate': TEXT },
    $other: CLOSED,
  },
};

/** @type {Rules} */
const owners = {
  '.read': ADMIN,
  '.write': OFFICE,
  entries: {
    $event: {
      $entry: {
        '.write': `${SIGNED_IN} && ((!data.exists() && newData.exists() && !root.child('events').child($event).child('entries').child($entry).exists() && ${newRoot(4)}.child('events').child($event).child('entries').child($entry).exists()) || (!newData.exists() && data.exists() && ${holds('root', 'data.val()')} && !${newRoot(4)}.child('events').child($event).child('entries').child($entry).exists()))`,
        '.validate': `newData.isString() && newData.val().matches(${CODE})`,
      },
    },
  },
  competitors: { $id: ownerOf('competitors') },
  tba: { $id: ownerOf('tba') },
};

/** @type {Rules} */
const competitors = {
  '.read': true,
  '.write': ADMIN,
  $id: {
    '.write': ownedNode(
      'competitors',
      `newData.child('leadNumber').val() === data.child('leadNumber').val()`,
    ),
    '.validate': "newData.hasChildren(['name'])",
    name: { '.validate': TEXT },
    affiliation: { '.validate': TEXT },
    leadNumber: {
      '.validate': `${ADMIN} && (newData.isNumber() || (newData.isString() && newData.val().matches(/^[0-9]{1,4}$/))) || newData.val() === data.val()`,
    },
    roles: { $role: { '.validate': 'newData.val() === true && $role.matches(/^(lead|follow)$/)' } },
    $other: CLOSED,
  },
};

/** @type {Rules} */
const tba = {
  '.read': true,
  '.write': ADMIN,
  $id: {
    '.write': ownedNode('tba'),
    '.validate': "newData.hasChildren(['role', 'level', 'style'])",
    role: { '.validate': 'newData.isString() && newData.val().matches(/^(lead|follow|either)$/)' },
    level: { '.validate': TEXT },
    style: { '.validate': TEXT },
    note: {
      '.validate': "newData.isString() && newData.val().length <= 300 && !newData.val().contains('@')",
    },
    $other: CLOSED,
  },
};

/** @type {Rules} */
const judgeClaims = {
  '.read': ADMIN,
  '.write': ADMIN,
  $uid: {
    '.read': OWN,
    '.write': `${OWN} && (!newData.exists() || (newData.child('code').isString() && root.child('judgeCodes').child(newData.child('judge').val()).val() === newData.child('code').val()))`,
    '.validate': "newData.hasChildren(['judge', 'code', 'at'])",
    judge: {
      '.validate':
        "newData.isString() && root.child('competitionMetadata/officials').child(newData.val()).exists()",
    },
    code: { '.validate': 'newData.isString() && newData.val().length <= 64' },
    at: { '.validate': 'newData.val() === now' },
    $other: CLOSED,
  },
};

/** @type {Rules} */
const journal = {
  '.read': STAFF,
  '.indexOn': 'at',
  $id: {
    // A judge's device that was cut off asks whether its own line has arrived.
    '.read': `${SIGNED_IN} && data.child('uid').val() === auth.uid`,
    '.write': `${SIGNED_IN} && !data.exists() && newData.exists()`,
    '.validate': "newData.hasChildren(['at', 'uid', 'kind'])",
    at: { '.validate': 'newData.val() === now' },
    uid: { '.validate': 'newData.val() === auth.uid' },
    kind: { '.validate': textUpTo(40) },
    event: { '.validate': textUpTo(300) },
    round: { '.validate': `(${textUpTo(10)}) || (${wholeNumber(0, 99)})` },
    judge: { '.validate': textUpTo(300) },
    dance: { '.validate': TEXT },
    why: { '.validate': textUpTo(300) },
    device: { '.validate': TEXT },
    what: { '.validate': textUpTo(2000) },
    prev: { '.validate': textUpTo(100) },
    from: { '.validate': wholeNumber(0, 5) },
    $other: CLOSED,
  },
};

const BY_DECK = `${DECK_CAPTAIN} && root.child('events').child($event).child('rounds').child($round).exists()`;

/** Said once for a whole line-up, by whom and when. */
const WORD_OF_DECK = {
  '.write': BY_DECK,
  '.validate': "newData.hasChildren(['at', 'by'])",
  at: { '.validate': `newData.val() === now || (newData.isNumber() && ${publishing(5)})` },
  by: { '.validate': textUpTo(20) },
  $other: CLOSED,
};

/**
 * What the deck captains have last said of each couple, and when by the finger: of two of them the later one has the
 * last word, also when the earlier tap arrives after it, out of a device that was offline.
 * @type {Rules}
 */
const deck = {
  '.read': STAFF,
  '.write': OFFICE,
  $event: {
    $round: {
      calls: {
        $entry: {
          '.write': `${BY_DECK} && newData.exists()`,
          '.validate': `newData.hasChildren(['presence', 'at', 'device']) && ${newRoot(5)}.child('events').child($event).child('entries').child($entry).exists()`,
          presence: {
            '.validate':
              'newData.isString() && newData.val().matches(/^(present|missing|not called|scratched)$/)',
          },
          // A clock may be a little ahead, and no more: it would have the last word for as long.
          at: {
            '.validate': `newData.isNumber() && newData.val() <= now + 5000 && (!data.exists() || newData.val() >= data.val() || ${publishing(6)})`,
          },
          by: { '.validate': textUpTo(20) },
          device: { '.validate': TEXT },
          heat: { '.validate': wholeNumber(1, 50) },
          $other: CLOSED,
        },
      },
      ready: WORD_OF_DECK,
      missingCalled: WORD_OF_DECK,
      $other: CLOSED,
    },
  },
};

const FIRST_TIME = `${OFFICE} && !data.exists() && newData.exists()`;

/**
 * Publications of the plan. Each counts the revision on by exactly one: of two people who publish at the same moment
 * one is refused, and with it all of what he was about to write.
 * @type {Rules}
 */
const planning = {
  '.read': STAFF,
  revision: {
    '.write': `${OFFICE} && newData.exists()`,
    '.validate': 'newData.isNumber() && newData.val() === (data.exists() ? data.val() : 0) + 1',
  },
  log: {
    $id: {
      '.write': FIRST_TIME,
      '.validate':
        "newData.hasChildren(['at', 'uid', 'name', 'revision']) && newData.child('revision').val() === newData.parent().parent().child('revision').val()",
      at: { '.validate': 'newData.val() === now' },
      uid: { '.validate': 'newData.val() === auth.uid' },
      name: { '.validate': textUpTo(200) },
      revision: { '.validate': 'newData.isNumber()' },
      undid: { '.validate': textUpTo(100) },
      changes: { $n: { '.validate': textUpTo(500) } },
      $other: CLOSED,
    },
  },
  undo: {
    $id: { '.write': FIRST_TIME, '.validate': textUpTo(8_000_000) },
  },
};

/** @type {Rules} */
const roles = {
  '.read': ADMIN,
  $uid: {
    '.read': OWN,
    // Nobody changes his own: so the last admin cannot lock everybody out, and a stolen session cannot promote itself.
    '.write': `${ADMIN} && $uid !== auth.uid`,
    $role: {
      '.validate': 'newData.val() === true && $role.matches(/^(admin|scrutineer|chairman|mc|deckcaptain)$/)',
    },
  },
};

/** @type {Rules} */
export const rules = {
  competitionMetadata: { '.read': true, '.write': ADMIN },
  settings: { events: { '.read': true, '.write': OFFICE, $flag: { '.validate': PLAIN } } },
  events,
  marks,
  sheets,
  resultsSaved,
  approvals,
  deck,
  competitors,
  registrations,
  codeClaims: {
    '.read': ADMIN,
    $uid: {
      '.read': OWN,
      $code: {
        '.write': `${OWN} && (!newData.exists() || ${newRoot(3)}.child('registrations').child($code).exists())`,
        '.validate': 'newData.val() === true',
      },
    },
  },
  owners,
  tba,
  live: { '.read': true, '.write': `${OFFICE} || ${MC}`, $field: { '.validate': PLAIN } },
  jumbotron: { '.read': true, '.write': `${ADMIN} || ${MC}` },
  judgeCodes: {
    '.write': ADMIN,
    $judge: { '.validate': 'newData.isString() && newData.val().length >= 12 && newData.val().length <= 64' },
  },
  judgeClaims,
  roles,
  journal,
  incidents,
  pronunciations,
  blocks: { '.read': true, '.write': OFFICE },
  planning,
};
