import { Suspense, type ReactNode } from 'react';
import { SentFooter } from './later.tsx';
import type { SheetProps } from './sheetProps.ts';

/** The buttons in reach of the thumb, the one that sends outermost; once the sheet is sent, whether it has arrived. */
export function SheetFooter({
  buttons,
  ...props
}: Pick<SheetProps, 'sheet' | 'dance' | 'onAsk' | 'hand'> & { readonly buttons: readonly ReactNode[] }) {
  return (
    <footer className="sheet-send">
      {props.sheet.sent ? (
        <Suspense>
          <SentFooter {...props} />
        </Suspense>
      ) : props.hand === 'left' ? (
        buttons.toReversed()
      ) : (
        buttons
      )}
    </footer>
  );
}
