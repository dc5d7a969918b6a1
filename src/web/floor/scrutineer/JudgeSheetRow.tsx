import { FileText } from 'lucide-react';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { Seats } from '../../kit/parts/marks/Seats.tsx';
import type { JudgesSheet } from '../../../store/models/round/judgesSheet.ts';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly judge: string;
  readonly sheets: readonly JudgesSheet[];
}

/** One judge's sheets in a line: a seat for each dance, the number received while some are missing, and a mark for paper. */
export function JudgeSheetRow({ judge, sheets }: Props) {
  const words = useWords(scrutineerWords).head;
  const { danceName } = useWords(termsWords);
  const paper = sheets.some(({ sheet }) => sheet?.state === 'paper');
  const sent = sheets.filter(({ seat }) => seat === 'in').length;
  return (
    <li>
      <span className="desk-judge">{judge}</span>
      <Seats seats={sheets.map(({ dance, seat }) => ({ name: danceName(dance), state: seat }))} />
      {sheets.length > 1 && sent < sheets.length && (
        <span className="caption tabular">{words.sent(sent, sheets.length)}</span>
      )}
      {paper && (
        <StateLabel tone="info" icon={<FileText size={16} strokeWidth={1.6} aria-hidden />}>
          {words.paper}
        </StateLabel>
      )}
    </li>
  );
}
