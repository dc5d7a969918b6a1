import type { SheetNow } from './useSheet.ts';

/** In place of the buttons once the sheet is sent: whether the scrutineer has it. */
export function SentFooter({ delivery }: Pick<SheetNow, 'delivery'>) {
  return (
    <p className="sheet-sent">
      <b>Sent.</b>{' '}
      {delivery.kind === 'received' ? 'The scrutineer has it.' : 'It goes out as soon as the line is back.'}
    </p>
  );
}
