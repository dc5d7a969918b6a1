/** A row that is being dragged, and all rows as they lay when it was taken. */
interface Drag {
  readonly id: string;
  readonly element: HTMLElement;
  readonly pointer: number;
  /** Where in the scrolled day the finger took it. */
  readonly from: number;
  /** Of each row, from the top of the scrolled day: where its middle lies, and where it begins. */
  readonly rows: readonly { readonly id: string; readonly top: number; readonly middle: number }[];
  readonly end: number;
  y: number;
  frame: number;
  /** The row it would be put before; undefined: last. */
  before: string | undefined;
}

// Near the edge of the window the day scrolls by itself: pixels from the edge, and pixels a frame.
const EDGE = 56;
const SCROLL = 12;

export interface RowDragSetup {
  /** Scrolls, and holds the rows as elements with `data-row`. */
  readonly day: HTMLElement;
  /** The row drawn where it would be put. */
  readonly mark: HTMLElement;
  /** Has drawn the new order when it returns. */
  readonly dropped: (id: string, before: string | undefined) => void;
}

/**
 * Dragging a row of the day with mouse, pen or finger. Nothing of it is drawn by React until the row is let go: the
 * row and the mark where it would go are moved as they are, so that a day of 400 rows stays at the screen's pace.
 * The keyboard has its own way (Alt and arrows).
 */
export class RowDrag {
  private readonly setup: RowDragSetup;
  private readonly stop = new AbortController();
  private drag: Drag | undefined;

  constructor(setup: RowDragSetup) {
    this.setup = setup;
    const { signal } = this.stop;
    window.addEventListener('pointermove', (event) => this.moved(event), { signal });
    window.addEventListener('pointerup', (event) => this.lifted(event), { signal });
    window.addEventListener('pointercancel', () => this.letGo(false), { signal });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') this.letGo(false);
      },
      { signal },
    );
  }

  /** Takes the row whose grip was pressed. */
  take(id: string, grip: HTMLElement, press: { pointerId: number; clientY: number }): void {
    const { day, mark } = this.setup;
    const element = grip.closest<HTMLElement>('[data-row]');
    if (element === null || this.drag !== undefined) return;
    const shift = day.scrollTop - day.getBoundingClientRect().top;
    const elements = [...day.querySelectorAll<HTMLElement>('[data-row]')];
    const rows = elements.map((each) => {
      const box = each.getBoundingClientRect();
      return {
        id: each.dataset['row'] ?? '',
        top: box.top + shift,
        middle: box.top + box.height / 2 + shift,
      };
    });
    element.dataset['dragged'] = '';
    mark.hidden = false;
    this.drag = {
      id,
      element,
      pointer: press.pointerId,
      from: press.clientY + shift,
      rows,
      end: (elements.at(-1)?.getBoundingClientRect().bottom ?? 0) + shift,
      y: press.clientY,
      frame: 0,
      before: id,
    };
    this.show();
  }

  /** The day goes from the screen. */
  close(): void {
    this.letGo(false);
    this.stop.abort();
  }

  private moved({ pointerId, clientY }: PointerEvent): void {
    if (this.drag?.pointer === pointerId) this.drag.y = clientY;
  }

  private lifted({ pointerId, clientY }: PointerEvent): void {
    if (this.drag?.pointer !== pointerId) return;
    this.drag.y = clientY;
    this.place(this.drag);
    this.letGo(true);
  }

  /** Moves row and mark to where the finger is now. */
  private place(now: Drag): void {
    const { day, mark } = this.setup;
    const box = day.getBoundingClientRect();
    const isScrolling = day.scrollHeight > day.clientHeight;
    if (isScrolling && now.y < box.top + EDGE) day.scrollTop -= SCROLL;
    if (isScrolling && now.y > box.bottom - EDGE) day.scrollTop += SCROLL;
    const y = now.y - box.top + day.scrollTop;
    const under = now.rows.find(({ middle }) => middle > y);
    now.before = under?.id;
    now.element.style.transform = `translateY(${y - now.from}px)`;
    mark.style.transform = `translateY(${under?.top ?? now.end}px)`;
  }

  private show(): void {
    if (this.drag === undefined) return;
    this.place(this.drag);
    this.drag.frame = requestAnimationFrame(() => this.show());
  }

  private letGo(isDrop: boolean): void {
    const { drag } = this;
    if (drag === undefined) return;
    this.drag = undefined;
    cancelAnimationFrame(drag.frame);
    this.setup.mark.hidden = true;
    if (!isDrop || drag.before === drag.id) {
      settle(drag);
      return;
    }
    // First the row lies where it was put, for the eye; the day is put in order behind the next picture.
    const from = drag.rows.find(({ id }) => id === drag.id)?.top ?? 0;
    const to = drag.rows.find(({ id }) => id === drag.before)?.top ?? drag.end;
    drag.element.style.transform = `translateY(${to - from}px)`;
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.setup.dropped(drag.id, drag.before);
        settle(drag);
      }),
    );
  }
}

function settle({ element }: Drag): void {
  element.style.transform = '';
  delete element.dataset['dragged'];
}
