import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { judgeSheet } from '../../kit/words/english/judgeSheet.ts';
import { useWords } from '../../kit/words/language.ts';

export function LoadingSheet() {
  const { loading } = useWords(judgeSheet);
  return <LoadingBars label={loading} />;
}
