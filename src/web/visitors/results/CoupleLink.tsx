import { Link } from 'wouter';
import type { EventKey, LeadNumber } from '../../../domain/ids.ts';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { screens } from '../../kit/screens/screens.ts';
import { resultPageWords } from '../../kit/words/english/resultPage.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly event: EventKey;
  readonly round: number;
  readonly couple: LeadNumber;
}

/** Shares a couple's place: puts it into the address, and copies the link if there is a clipboard. */
export function CoupleLink({ event, round, couple }: Props) {
  const words = useWords(resultPageWords);
  const toast = useToast();
  const to = screens.resultDetails.link({ event, round, couple });
  const copy = (): void => {
    const failed = () => void toast({ words: words.notCopied(couple) });
    // Without https there is no clipboard.
    if (!('clipboard' in navigator)) failed();
    else
      navigator.clipboard
        .writeText(`${window.location.origin}${to}`)
        .then(() => void toast({ words: words.copied(couple) }), failed);
  };
  return <Link className="couple-link" to={to} replace aria-label={words.linkTo(couple)} onClick={copy} />;
}
