import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { Dance } from '../../../../domain/event/dances.ts';
import type { Style } from '../../../../domain/event/terms.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { Dialog } from '../../../kit/parts/dialog/Dialog.tsx';
import { eventsDeskWords } from '../../../kit/words/english/eventsDesk.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';

/** A style with linked dances, in its floor order. */
export interface StyleWithOrder {
  readonly style: Style;
  readonly order: readonly Dance[];
}

interface Props {
  readonly orders: readonly StyleWithOrder[];
  readonly onOrder: (style: Style, order: readonly Dance[]) => void;
}

/** The order of dances in each style: competitions differ, and each keeps one. */
export function DanceOrders({ orders, onOrder }: Props) {
  const words = useWords(eventsDeskWords).order;
  const { styleName, danceShort } = useWords(termsWords);
  const [asked, setAsked] = useState<StyleWithOrder>();
  if (orders.length === 0) return null;
  return (
    <section className="stack" aria-label={words.title}>
      <h3>{words.title}</h3>
      <ul className="events-orders">
        {orders.map(({ style, order }) => {
          const dances = order.map(danceShort).join(', ');
          return (
            <li key={style}>
              <button
                type="button"
                aria-label={words.change(styleName(style), dances)}
                onClick={() => setAsked({ style, order })}
              >
                <b>{styleName(style)}</b> <span className="second">{dances}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {asked === undefined ? null : (
        <OrderDialog
          asked={asked}
          onSubmit={(order) => {
            onOrder(asked.style, order);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

interface DialogProps {
  readonly asked: StyleWithOrder;
  readonly onSubmit: (order: readonly Dance[]) => void;
  readonly onClose: () => void;
}

function OrderDialog({ asked, onSubmit, onClose }: DialogProps) {
  const words = useWords(eventsDeskWords).order;
  const { styleName, danceName } = useWords(termsWords);
  const [order, setOrder] = useState(asked.order);
  const up = (at: number, dance: Dance): void =>
    setOrder([...order.slice(0, at - 1), dance, ...order.slice(at - 1, at), ...order.slice(at + 1)]);
  return (
    <Dialog
      open
      question={words.question(styleName(asked.style))}
      verb={words.verb}
      look="ink"
      onSubmit={() => onSubmit(order)}
      onClose={onClose}
    >
      <p className="second">{words.more}</p>
      <ol className="events-order">
        {order.map((dance, at) => (
          <li key={dance}>
            <span>{danceName(dance)}</span>
            {at === 0 ? null : (
              <Button size="small" aria-label={words.up(danceName(dance))} onClick={() => up(at, dance)}>
                <ArrowUp size={18} strokeWidth={1.6} aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
