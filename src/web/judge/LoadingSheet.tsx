import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { judgeSheet } from '../words/english/judgeSheet.ts';
import { useWords } from '../words/language.ts';

export function LoadingSheet() {
  const { loading } = useWords(judgeSheet);
  return <LoadingBars label={loading} />;
}
