import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { judgeSheetWords } from '../../kit/words/english/judgeSheet.ts';
import { useWords } from '../../kit/words/language.ts';

export function LoadingSheet() {
  const { loading } = useWords(judgeSheetWords);
  return <LoadingBars label={loading} />;
}
