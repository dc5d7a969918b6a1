import type { HelpName } from '../../screens/screens.ts';
import { section } from '../section.ts';

/** A one-page guide to a screen for first-time users. */
export interface CardWords {
  /** Steps through the day, in order. Text in “quotes” matches the screen word for word. */
  readonly steps: readonly string[];
  /** Problems and their solutions. */
  readonly mishaps: readonly (readonly [what: string, then: string])[];
}

const cards: Readonly<Record<HelpName, CardWords>> = {
  judge: {
    steps: [
      'Scan your code, or open your link. Your phone stays signed in all day.',
      'Your round opens automatically when it starts.',
      'In a recall, tap the couples you want back. In a final, tap them in order: first place first.',
      'Send. The same button then takes you to the next dance.',
    ],
    mishaps: [
      ['You sent the wrong marks', 'Press “Request a change” on that sheet. The chairman opens it again.'],
      ['No connection', 'Keep judging. Your marks are saved on the phone and send automatically.'],
      ['A couple comes late', 'They show up on your sheet, and it opens again. Place them and send.'],
      ['Your phone is dead', 'Mark on paper and give the sheet to the scrutineer.'],
    ],
  },
  schedule: {
    steps: [
      '“Make rounds…” makes recalls and heats from the number of couples.',
      'Move rows, or use “Suggest an order…”. “Conflicts” shows who can’t change in time.',
      '“Assign panels…” seats the judges, “Set times…” sets the clock.',
      'Only you see your changes until you publish them.',
      'On the day, “Start” puts a round on the floor if the MC hasn’t.',
    ],
    mishaps: [
      [
        'You published the wrong thing',
        'Press “Undo” under “Last changes”, before a round it changed has started.',
      ],
      [
        'A couple skips the first round',
        'Select that round, open “Heats”, tap the couple and choose the round they start in.',
      ],
      ['The wrong round is on the floor', 'Press “Stop”. It goes back to waiting, and its marks stay.'],
      ['You’re running late', '“What if…” shows when the day ends with smaller recalls or other times.'],
      ['Somebody else published first', 'Your changes are kept. Look at the schedule, then publish again.'],
      ['No connection', 'Keep planning. Your changes are saved on this device.'],
    ],
  },
  deck: {
    steps: [
      'Work on the tab that says “On deck”.',
      'Tap a couple: here. Tap again: missing. Hold for names, heats and scratching.',
      'With “Later rounds” on, a tap also counts in the next rounds they dance.',
      '“Call missing” asks the MC to call them.',
      'Press “Line-up ready” when they can walk on.',
    ],
    mishaps: [
      ['You tapped the wrong couple', 'Tap again, or hold and press “Undo check-in”.'],
      ['A couple comes after the start', 'Check them in. The judges get them on their sheets.'],
      ['A couple isn’t in the round', 'Press “Walk-on” and enter their number. Names can come later.'],
      ['A couple on the floor drops out', 'Tell the scrutineer.'],
      ['No connection', 'Keep tapping. Your taps are saved here and send automatically.'],
    ],
  },
  scrutineer: {
    steps: [
      'Rounds that need you are at the top of the list.',
      '“Start” puts a round on the floor if the MC hasn’t.',
      'Watch the sheets come in, then “Close judging”.',
      'In a recall, choose the cut and post. In a final, the program counts twice; if both agree, post.',
      'Before you post a final, choose if its placings go out right away or with the awards.',
      'Print the “Callback sheet”, then “Next for me”.',
    ],
    mishaps: [
      ['A judge has no phone', '“Key a paper sheet”: type it twice, then read it back.'],
      ['A judge has to leave', '“Replace a judge”, from the dance you choose.'],
      ['A couple drops out', '“Scratch a couple”, and choose what happens to their place.'],
      ['The wrong round is on the floor', 'Press “Stop”. It goes back to waiting, and its marks stay.'],
      ['Judging closed too early', '“Reopen judging”.'],
      [
        'You posted too early',
        '“Undo posting”, as long as it isn’t signed and the next round hasn’t started.',
      ],
      ['A tie at the cut', '“Ask the chairman”.'],
      ['No connection', 'Keep going. What you do is saved on this device and sends automatically.'],
    ],
  },
  chairman: {
    steps: [
      'Cuts, ties, short sheets and requests wait under “Decisions”. Answer each with one press.',
      'When a judge asks to change a sheet: “Reopen”, or “Leave as sent”.',
      'Sign every result. A signed result is locked.',
      'Under “The day” you change recalls, heats and panels.',
      '“Journal” has everything that was done, by whom and why.',
    ],
    mishaps: [
      ['You signed too early', '“Remove signature”. The result stays posted and can be changed.'],
      [
        'It was posted without your answer',
        'The question is withdrawn. Talk to the scrutineer, who can undo it.',
      ],
      ['Something happened on the floor', 'Write it under “Log”. The time is added for you.'],
      ['No connection', 'Keep deciding. It’s saved on this device and sends automatically.'],
    ],
  },
  mc: {
    steps: [
      'Read the page aloud, then press the big button for the next one.',
      'The same button starts a round: its couples go to the judges’ phones.',
      '“Callbacks” has the rounds that were posted.',
      '“Awards” reads a final from last place to first. Release the placings when you’re done.',
      '“Announce” tells everybody something on their screens.',
    ],
    mishaps: [
      ['You started the wrong round', 'Press “Stop”. It goes back to waiting, and its marks stay.'],
      ['You went too far', '“Back” turns the page. The floor stays where it is.'],
      ['You released placings too early', '“Hide the placings again”.'],
      ['Couples are missing', 'When the deck captain asks, press “Call them”.'],
      ['No connection', 'Keep reading. The script stays, and your calls send automatically.'],
    ],
  },
  manageResults: {
    steps: [
      'A final that was posted “With the awards” waits here.',
      '“Release” shows its placings to everybody.',
      'Below, choose who sees the judges’ marks, and when.',
    ],
    mishaps: [['You released placings too early', 'Press “Hide again”.']],
  },
  jumbotronController: {
    steps: [
      'Open /jumbotron on a screen in the hall, and type the code it shows under “Add a board”.',
      'A new board follows the floor: leave it there, and it does the right thing all day.',
      'To show something else, choose it under “What to show”, look at “Ready”, then press “Take”.',
      'Results show from last place to first: press “Next place” as the MC calls each one.',
      'Put what you’ll need later in “Up next on this board”.',
    ],
    mishaps: [
      ['A board shows the wrong thing', 'Press “Undo”, or “All follow the floor” for every board.'],
      ['You showed a place too early', 'Press “Back”. The place is hidden again.'],
      ['Somebody else pressed at the same time', 'The later press counts, and both of you see it.'],
      ['A board is offline', 'It keeps its last page and catches up automatically. Check its network.'],
      ['A screen shows a code again', 'Its browser forgot the old one. Remove the old board and add it.'],
    ],
  },
  manageCompetitors: {
    steps: [
      'Type a name, a school or a number. Accents don’t matter: nunez finds Núñez.',
      '“No number”, “TBA”, “Duplicates?” and “No consent” show who still needs you.',
      'Press a name for their card. The pencil, a school or a number changes it everywhere: lists, deck, MC.',
      '“Give numbers” gives every lead without one a number from the range in Setup.',
      'Press a dancer’s number of events to drop them out, change their partner or hand over their events.',
      'On the day, open “Check-in desk”: type a number or a name, then press “They’re here” and “Give number”.',
      '“Add a dancer” registers somebody at the desk, even after registration closes. Hand them the code.',
      'If one person is listed twice, pick both and press “Compare and merge”.',
      '“Columns” sets what the table shows on this device.',
    ],
    mishaps: [
      ['You typed the wrong thing', 'Esc, before you press Enter. After that, change it back.'],
      [
        'You merged two different people',
        'Press “Undo” right away. Later, press their number of events and undo it under “History”, unless something else has changed.',
      ],
      [
        'Somebody else changes the same dancer',
        'The first change counts. You’ll see a note, and what you typed stays.',
      ],
      ['A number can’t be changed', 'They’ve danced with it. Sheets and results use it.'],
    ],
  },
  officials: {
    steps: [
      '“Add an official”: a judge gets the next letter, and keeps it all day.',
      'Their bio and picture show on the About page.',
      '“Codes for all judges”: print the cards and hand them out. Each opens that judge’s sheets on their phone.',
      'The list shows whose phone is linked.',
    ],
    mishaps: [
      [
        'A judge loses the phone, or the card',
        '“New code” for that judge. The old phone is signed out at once.',
      ],
      ['You close the cards before they’re printed', 'Codes can’t be shown again. Make new ones.'],
      ['A judge can’t be removed', 'They’re on a panel. Seat somebody else first.'],
    ],
  },
  floods: {
    steps: [
      'Each box shows sign-ups from one device, or from one rush, and why they look like spam.',
      '“Who they are” lists them: uncheck the real people.',
      '“Remove 37” shows what else goes. Type the number to remove them.',
    ],
    mishaps: [
      ['A club shares a laptop', 'Leave the box alone. Nothing happens until you press.'],
      ['It stopped partway', 'Press again for the rest.'],
      [
        'You removed somebody by mistake',
        '“Restore 37” below, under “Removed”. It lists numbers that somebody else has now.',
      ],
    ],
  },
  printSheets: {
    steps: [
      '“Back numbers”: one per page, or two to cut. Choose the paper in your printer.',
      '“Spare numbers” prints some without names, for latecomers.',
      '“Envelope labels” fit the usual sheets: 30 on Letter, 21 on A4.',
      'Type a name, a school or a number to print only those.',
      '“Judge sheets”: one pile for each judge, in the order of the day. “Blank” leaves the numbers off.',
      'The code at the bottom of a sheet opens its round: scan it with a phone, or type it into the scrutineer’s search.',
      '“Callbacks” and “Results to sign” print posted rounds. “Deck lists” and “Heat sheets” print rounds still to dance.',
      '“Certificates” prints finals that were read out. “Waiting for the awards, too” adds the others.',
      'More than 500 pages print in parts. Choose the next “Part” once the last one is printed.',
    ],
    mishaps: [
      ['A number is lost on the day', 'Type it, and print one page.'],
      [
        'The heats change after the sheets are printed',
        'Print the round again. The old sheets keep their code.',
      ],
      [
        'Rounds are added or removed after the sheets are printed',
        'The code still finds its round, or says it was removed.',
      ],
      ['The edges are cut off', 'In the printer’s own window choose 100 %, no margins.'],
      ['Somebody is missing', 'They have no number yet. Give them one under Competitors.'],
    ],
  },
  printInvoices: {
    steps: [
      'Choose a school or a dancer: each line shows why it costs that much.',
      '“Add payment” records what came in. It can’t be changed, but you can add a refund.',
      '“Print” makes a page for each invoice you see.',
      '“Balance due” shows only invoices that aren’t paid.',
    ],
    mishaps: [
      ['You typed the wrong amount', '“Add payment”, “Refund”, the same amount, and why.'],
      ['A dancer has no price', 'They haven’t registered here. Ask them to, or add them at the desk.'],
      ['No connection', 'Payments are saved on this device and send automatically.'],
    ],
  },
  settings: {
    steps: [
      'Each switch shows what it changes. It works at once, for everybody.',
      '“Who can do what”: press a role to give it or take it away.',
      '“Invite somebody” makes a link. They choose a password and get exactly that role.',
    ],
    mishaps: [
      ['You gave the wrong role', 'Press it again. They lose the screen at once.'],
      ['Your own roles are wrong', 'You can’t change your own. Ask another organizer.'],
    ],
  },
  setup: {
    steps: [
      '“Fees”: start from a model that is close to what you charge, then change its numbers.',
      '“Extras and discounts” raises or lowers the price.',
      '“If they drop out” sets how much is refunded, and until when.',
      'Next to it, “Try a dancer” shows what somebody would pay, and why.',
      '“Eligibility”: start from a competition whose rules are close to yours. Rules only warn dancers.',
      '“Import and export”: choose a CSV file, match its columns, check “What changes”, then import it.',
      '“Save”. Until then, only you see your changes.',
    ],
    mishaps: [
      [
        'Only part of a list was imported',
        'Choose it again and press the button: imported lines stay as they are.',
      ],
      ['You changed something by mistake', 'Press “Discard changes”. Dancers never saw them.'],
      ['Somebody else saved first', '“Use theirs”, or “Keep mine” and save again.'],
      ['You close the page', 'Your changes are still on this device when you come back.'],
      ['No connection', 'Keep going. Save when you’re back online.'],
    ],
  },
};

/** One card for each screen of the day, to read at the desk or to print and hand out. */
export const helpWords = section('help', {
  /** The title of the one card whose screen is not for staff. */
  judge: 'Judge',
  choose: 'Choose a card',
  all: 'All cards',
  steps: 'Through the day',
  mishaps: 'When something goes wrong',
  print: 'Print',
  cards,
});
