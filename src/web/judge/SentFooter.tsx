import { judge as judgeWords } from '../words/english/judge.ts';
import { useWords } from '../words/language.ts';
import { ChangeRequest } from './ChangeRequest.tsx';
import type { SheetProps } from './sheetProps.ts';

/** In place of the buttons once the sheet is sent: whether the scrutineer has it, and the way to change it. */
export default function SentFooter(props: Pick<SheetProps, 'sheet' | 'dance' | 'onAsk'>) {
  const words = useWords(judgeWords);
  const { kind } = props.sheet.delivery;
  return (
    <div className="sheet-sent">
      <p>
        <b>{words.sent}</b>{' '}
        {kind === 'received' ? words.sentReceived : kind === 'late' ? words.sentBefore : words.sentSavedHere}
      </p>
      {kind === 'received' && <ChangeRequest {...props} />}
    </div>
  );
}
