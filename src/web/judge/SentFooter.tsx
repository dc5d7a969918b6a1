import { ChangeRequest } from './ChangeRequest.tsx';
import type { SheetProps } from './sheetProps.ts';

const words = ({ delivery }: SheetProps['sheet']): string => {
  if (delivery.kind === 'received') return 'The scrutineer has it.';
  return delivery.kind === 'late'
    ? 'Another sheet of yours was in before.'
    : 'It is on this device, and goes out as soon as the line is back.';
};

/** In place of the buttons once the sheet is sent: whether the scrutineer has it, and the way to change it. */
export default function SentFooter(props: Pick<SheetProps, 'sheet' | 'dance' | 'onAsk'>) {
  const { sheet } = props;
  return (
    <div className="sheet-sent">
      <p>
        <b>Sent.</b> {words(sheet)}
      </p>
      {sheet.delivery.kind === 'received' && <ChangeRequest {...props} />}
    </div>
  );
}
