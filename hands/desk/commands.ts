import { isFinal } from '../../src/domain/competition.ts';
import { RELEASES, releaseOf } from '../../src/domain/round/release.ts';
import { releaseChosen } from '../../src/store/results/release.ts';
import type { Command } from '../../src/web/floor/scrutineer/command.ts';
import { commandsOfRound, type Asking } from '../../src/web/floor/scrutineer/commandsOfRound.ts';
import { planProblems } from '../../src/web/kit/words/english/planProblems.ts';
import { release } from '../../src/web/kit/words/english/release.ts';
import { scrutineer } from '../../src/web/kit/words/english/scrutineer.ts';
import { terms } from '../../src/web/kit/words/english/terms.ts';
import { press, type Press } from '../people/press.ts';
import { putBack, starts } from '../people/starting.ts';
import { coupleOut } from './coupleOut.ts';
import { WHY, type AtTheDesk, type DeskOfRound } from './desk.ts';
import { keyOf, saidOf } from '../story.ts';
import { deskNow } from './deskNow.ts';
import { saved } from './saved.ts';
import { standIn } from './standIn.ts';

/** The buttons and keys of the desk, pressed. */
export function commands(by: AtTheDesk, desk: DeskOfRound): readonly Press[] {
  const now = deskNow(by, desk);
  let asked: Asking | undefined;
  const sentences = {
    scrutineer: scrutineer.english,
    terms: terms.english,
    release: release.english,
    planProblems: planProblems.english,
  };
  const offered = commandsOfRound(now, sentences, {
    ask: (asking) => {
      asked = asking;
    },
    goTo: () => undefined,
  });
  /** Pressed, and the dialog that asks first answered with yes. */
  const answered = (does: () => void, asking: Asking, yes: () => void) => (): void => {
    asked = undefined;
    does();
    if (asked === asking) yes();
  };
  const presses = offered.flatMap(({ key, does, blocked }) =>
    does === undefined || blocked !== undefined
      ? []
      : asPress({ by, desk, key, does, answered, main: now.main, actions: now.actions }),
  );
  return [...presses, ...releaseChoice(by, desk)];
}

interface Offered
  extends Required<Pick<Command, 'key'>>, Pick<ReturnType<typeof deskNow>, 'main' | 'actions'> {
  readonly by: AtTheDesk;
  readonly desk: DeskOfRound;
  readonly does: () => void;
  readonly answered: (does: () => void, asking: Asking, yes: () => void) => () => void;
}

function asPress({ by, desk, key, does, answered, main, actions }: Offered): readonly Press[] {
  const { event, round, sheets, approval } = desk;
  const of = keyOf(desk);
  const said = saidOf(desk);
  switch (key) {
    // The buttons ask what the dialogs of the floor ask.
    case 's':
      return starts(by, by.floorNow(), { event, round });
    case 'b':
      return [putBack(by, { event, round })];
    case 'p':
      return [
        press(`post ${of}`, `posts ${said}`, answered(does, 'post', main.does), {
          weight: 8,
          wayBack: [`unpost ${of}`],
        }),
      ];
    case 'w':
      return [press(`withdraw ${of}`, `withdraws the question about ${said}`, does, { weight: 0.3 })];
    case 'l':
      return [
        isFinal(round) && round.releasedAt !== undefined
          ? press(`hide ${of}`, `hides the places of ${said} again`, does, { weight: 0.5 })
          : press(`release ${of}`, `releases the places of ${said}`, does, {
              weight: 1,
              wayBack: [`hide ${of}`],
            }),
      ];
    case 'Enter':
      return [
        press(
          `close ${of}`,
          sheets.missing.length === 0
            ? `closes judging of ${said}`
            : `closes judging of ${said} with ${sheets.missing.length} sheets open`,
          answered(does, 'close', actions.close),
          { weight: sheets.missing.length === 0 ? 8 : 0.3, wayBack: [`reopen ${of}`] },
        ),
      ];
    case 'a':
      return [press(`ask ${of}`, `asks the chairman about ${said}`, does, { weight: 2 })];
    case 't':
      return [
        press(
          `unpost ${of}`,
          `takes the result of ${said} back`,
          answered(does, 'unpost', () => actions.unpost(WHY)),
          { weight: 0.6 },
        ),
      ];
    case 'r':
      return [
        press(
          `reopen ${of}`,
          `reopens judging of ${said}`,
          answered(does, 'reopen', () => actions.reopen(WHY, approval)),
          { weight: 0.5, wayBack: [`close ${of}`] },
        ),
      ];
    case 'c':
      return coupleOut(by, desk);
    case 'j':
      return standIn(by, desk);
    case 'x':
      return saved(by, desk);
    default:
      return /^[1-9]$/.test(key)
        ? [press(`cut ${key} ${of}`, `picks cut ${key} of ${said}`, does, { weight: 0.5 })]
        : [];
  }
}

/** When the places of a final are for everybody: the choice beside its placings. */
function releaseChoice(by: AtTheDesk, desk: DeskOfRound): readonly Press[] {
  const { event, round } = desk;
  const usual = by.usualRelease();
  if (!isFinal(round) || usual === undefined) return [];
  if (round.state !== 'running' && round.state !== 'marked') return [];
  return RELEASES.filter((one) => one !== releaseOf(round, usual)).map((one) =>
    press(
      `choose ${one} ${keyOf(desk)}`,
      `has the places of ${saidOf(desk)} go out ${one === 'awards' ? 'with the awards' : one}`,
      by.act((author) => [releaseChosen(author, event, round, one)]),
      { weight: 0.4 },
    ),
  );
}
