import { isFinal } from '../../../domain/competition.ts';
import type { RoundModel } from '../../../store/models/round/roundModel.ts';
import { screens } from '../../kit/screens/screens.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import type { ChairmanActions } from './useChairman.ts';
import type { DeskCommand } from './command.ts';
import type { DeskProps } from './deskProps.ts';
import type { ReleaseControl } from '../../staff/round/useRelease.ts';

export type DeskDialog = 'close' | 'post' | 'reopen' | 'unpost' | 'couple' | 'judge' | 'saved' | 'keys';

export interface RoundDeskState extends DeskProps {
  readonly chairman: ChairmanActions;
  readonly model: RoundModel;
  /** The label of the button that posts the round; `done` is the confirmation. */
  readonly posting: { readonly label: string; readonly done: string };
  /** The release of a posted final whose places wait for the awards. */
  readonly release?: ReleaseControl | undefined;
  readonly keys: readonly DeskCommand[];
}

export const explainNotPosted = (
  { post }: RoundModel,
  { actions, final }: Pick<Sentences<'scrutineer'>, 'actions' | 'final'>,
): string | undefined =>
  post.kind === 'ready'
    ? undefined
    : {
        'no cut': actions.cutFirst,
        loading: final.loadingEarlier,
        'not in': final.notIn,
        'counts disagree': final.notAgreed,
      }[post.why];

export function postRound({
  model,
  posting,
  actions,
}: Pick<RoundDeskState, 'model' | 'posting' | 'actions'>): void {
  if (model.post.kind === 'ready') void actions.perform(model.post.changesBy, posting.done);
}

const when = (now: boolean, does: () => void): (() => void) | undefined => (now ? does : undefined);

interface CommandWords {
  readonly scrutineer: Sentences<'scrutineer'>;
  readonly roundActions: Sentences<'roundActions'>;
  readonly terms: Sentences<'terms'>;
  readonly release: Sentences<'release'>;
  readonly planProblems: Sentences<'planProblems'>;
}

interface CommandWays {
  /** Opens a dialog. */
  readonly ask: (asking: DeskDialog) => void;
  readonly goTo: (address: string) => void;
}

/** Every command of the desk, also those not possible now. */
export function listCommands(
  now: RoundDeskState,
  { scrutineer: desk, roundActions: confirmed, terms, release: releasing, planProblems }: CommandWords,
  { ask, goTo }: CommandWays,
): readonly DeskCommand[] {
  const { actions: words, unposting } = desk;
  const { eventName, roundInSentence } = terms;
  const { event, round, sheets, actions, model, posting, release, keys, next } = now;
  const { offers, open, question, withdraw } = model;
  const missing = sheets.missing.length;
  const { state } = round;
  const whyNotStarted = (): string | undefined => {
    const why = model.whyNotStarted();
    if (why === undefined) return undefined;
    return why === 'no couples' ? words.noCouples : planProblems.problem(why);
  };
  const whyNotUnposted = (): string | undefined => {
    const why = model.whyNotUnposted();
    if (why === undefined) return undefined;
    return why.kind === 'signed' ? unposting.signed : unposting.nextHasBegun(roundInSentence(why.next));
  };
  const close = () => (missing > 0 ? ask('close') : void actions.perform(model.close, confirmed.closed));
  const questions = { cut: words.askAboutCut, tie: words.sendToChairman, final: words.askAboutFinal };
  return [
    {
      key: 's',
      label: words.start,
      run: when(offers('start'), actions.start),
      blocked: whyNotStarted(),
      look: 'main',
      busyLabel: words.starting,
    },
    {
      key: 'Enter',
      label: words.close,
      run: when(offers('close'), close),
      look: missing === 0 ? 'main' : 'border',
      busyLabel: words.closing,
    },
    // The key differs from the one that closes judging: a double press must not post.
    {
      key: 'p',
      label: posting.label,
      run: when(offers('post'), () => (open === undefined ? postRound(now) : ask('post'))),
      blocked: explainNotPosted(model, desk),
      look: question?.about === 'tie' ? 'border' : 'main',
      busyLabel: words.posting,
    },
    {
      key: 'a',
      label: question === undefined ? words.ask : questions[question.about],
      run: question === undefined ? undefined : () => now.chairman.ask(question.question),
      blocked: open === undefined ? undefined : words.waitingForChairman,
      look: question?.about === 'tie' ? 'main' : 'border',
      busyLabel: words.sending,
    },
    {
      key: 'w',
      label: words.withdraw,
      run: withdraw === undefined ? undefined : () => void actions.perform(withdraw, words.withdrawn),
      look: 'border',
    },
    {
      key: 'n',
      label:
        next === undefined
          ? words.next
          : words.nextIs(eventName(next.event), roundInSentence(next.round.name)),
      run: next === undefined ? undefined : now.onNext,
      look: state === 'posted' ? 'main' : undefined,
      onlyLooks: true,
    },
    {
      key: 'k',
      label: words.keyPaper,
      run: when(offers('key paper'), () => now.onKeyPaper()),
      look: 'border',
    },
    {
      key: 'l',
      label: release?.step === 'take back' ? releasing.takeBack : releasing.release,
      run:
        release?.step === 'take back'
          ? release.hide
          : when(release?.step === 'release', () => release?.release()),
      blocked: release?.blocked,
      look: 'border',
      busyLabel: release?.step === 'take back' ? releasing.hiding : releasing.releasing,
    },
    {
      key: 'ctrl+p',
      label: isFinal(round) ? words.placingsSheet : words.callbackSheet,
      run: when(state === 'posted', now.onPrint),
      look: 'border',
      onlyLooks: true,
    },
    {
      key: 'v',
      label: words.publicPage,
      run: when(state === 'posted', () =>
        goTo(screens.resultDetails.link({ event: event.key, round: round.number })),
      ),
      look: 'border',
      onlyLooks: true,
    },
    {
      key: 't',
      label: words.unpost,
      run: when(offers('unpost'), () => ask('unpost')),
      blocked: whyNotUnposted(),
      look: 'border',
    },
    {
      key: 'r',
      label: words.reopen,
      run: when(offers('reopen'), () => ask('reopen')),
      look: 'plain',
    },
    {
      key: 'b',
      label: words.takeBackStart,
      run: when(offers('take back start'), actions.askToStop),
      look: 'plain',
    },
    {
      key: 'c',
      label: words.scratch,
      run: when(offers('scratch couple'), () => ask('couple')),
      look: 'plain',
    },
    {
      key: 'j',
      label: words.replaceJudge,
      run: when(offers('replace judge'), () => ask('judge')),
      look: 'plain',
    },
    {
      key: 'x',
      label: words.savedResult,
      run: when(offers('use saved result'), () => ask('saved')),
      look: 'plain',
    },
    {
      key: 'm',
      label: now.sheetsShown ? words.hideSheets : words.allSheets,
      run: when(state !== 'initialized', now.onSheets),
    },
    ...keys,
    { key: 'f', label: words.find, run: now.onFind },
    { key: '?', label: words.allKeys, run: () => ask('keys') },
  ];
}
