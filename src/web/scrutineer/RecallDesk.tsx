import { askForCut, askForTie } from '../../store/results/approvalWrites.ts';
import { postCallbacks } from '../../store/results/posting.ts';
import { Note } from '../parts/note/Note.tsx';
import { RecallLadder } from '../parts/marks/RecallLadder.tsx';
import { scrutineer } from '../words/english/scrutineer.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { CommandBar } from './CommandBar.tsx';
import type { Cut } from './cuts.ts';
import { DeskHead } from './DeskHead.tsx';
import type { RecallDeskProps } from './deskProps.ts';
import { recallHeadline } from './recallHeadline.ts';
import { useChairman } from './useChairman.ts';
import { useCut, type CutNow } from './useCut.ts';

/** How far down the ladder the posted cut was. */
function postedRungs({ posted, count }: CutNow): number | undefined {
  const at = count.ladder.findIndex(({ through }) => through === posted?.length);
  return posted === undefined || at === -1 ? undefined : at + 1;
}

/** A preliminary round: the recalls as a staircase, the cut, and the callbacks. */
export function RecallDesk(props: RecallDeskProps) {
  const { event, round, sheets, actions } = props;
  const { desk, actions: labels, recall: words } = useWords(scrutineer);
  const { roundName, roundInSentence } = useWords(terms);
  const chairman = useChairman(event, round);
  const cut = useCut(event, round, sheets, chairman.approval);
  const { count, cuts, chosen, posted, next, complete, choose } = cut;
  const { outcome } = count;
  const into = next === undefined ? words.nextRound : roundInSentence(next.name);
  const tie =
    outcome.kind === 'tie'
      ? count.ladder.find(({ through }) => through > outcome.recalled.length)
      : undefined;
  const headline = recallHeadline(
    {
      round,
      next,
      into,
      sheets,
      posted: posted?.length,
      chosen,
      clear: outcome.recalled.length,
      complete,
    },
    words,
  );

  const meaningOf = ({ recalled, ofTie }: Cut): string => words.cut(recalled.length, ofTie);
  const postedAt = postedRungs(cut);
  const cutsShown =
    choose === undefined
      ? postedAt === undefined
        ? []
        : [{ rungs: postedAt, meaning: words.recalled(posted?.length ?? 0) }]
      : cuts.map((one, at) => {
          const cost = cut.costOf(one);
          const meaning =
            next === undefined || cost === undefined
              ? meaningOf(one)
              : words.cutCosts(meaningOf(one), roundName(next.name), cost.heats, cost.minutes);
          return { rungs: one.rungs, meaning, kbd: String(at + 1) };
        });

  const post = () => {
    if (chosen === undefined) return;
    const { recalled } = chosen;
    const heats = cut.costOf(chosen)?.heats;
    actions.post(
      { patch: postCallbacks(event, round, { recalled, counts: count.counts, heats }), posted: { recalled } },
      words.done(recalled.length, into),
    );
  };
  const askTie = () => {
    if (outcome.kind !== 'tie') return;
    const { tied, recalled } = outcome;
    chairman.ask((at, who) => askForTie(at, who, { through: recalled.length + tied.length, tied }, ''));
  };
  const askCut = () => {
    if (chosen !== undefined) chairman.ask((at, who) => askForCut(at, who, chosen.recalled, ''));
  };
  const main =
    chosen === undefined
      ? {
          label: labels.sendToChairman,
          busyLabel: labels.sending,
          blocked: chairman.approval.kind === 'waits' ? labels.waitingForChairman : undefined,
          does: askTie,
        }
      : { label: labels.postCallbacks(chosen.recalled.length), busyLabel: labels.posting, does: post };

  return (
    <>
      <section className="desk" aria-label={desk}>
        <DeskHead {...props} chairman={chairman} />
        {round.state !== 'initialized' && (
          <RecallLadder
            ladder={count.ladder}
            cuts={cutsShown}
            chosen={postedAt ?? (complete ? chosen?.rungs : undefined)}
            onChoose={choose}
            tiedAt={complete ? tie?.marks : undefined}
          />
        )}
      </section>
      <CommandBar
        {...props}
        chairman={chairman}
        main={main}
        question={
          choose !== undefined && chosen !== undefined
            ? { label: labels.askAboutCut, ask: askCut }
            : undefined
        }
        keys={cuts.map((one, at) => ({
          key: String(at + 1),
          label: meaningOf(one),
          does: choose === undefined ? undefined : () => choose(one.rungs),
        }))}
      >
        <p>
          <b className="number desk-figure">{headline.figure}</b>
        </p>
        <p className="second">{headline.meaning}</p>
        {tie !== undefined && choose !== undefined && (
          <Note tone="warn">{words.tie(tie.couples.length, tie.marks, round.recallSize)}</Note>
        )}
      </CommandBar>
    </>
  );
}
