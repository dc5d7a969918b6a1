interface Drag {
  readonly id: string;
  readonly element: HTMLElement;
  readonly pointer: number;
  /** The pointer's start, in the coordinates of the scrolled content. */
  readonly from: number;
  /** Each row's top and middle, from the top of the scrolled content. */
  readonly rows: readonly { readonly id: string; readonly top: number; readonly middle: number }[];
  readonly end: number;
  y: number;
  frame: number;
  /** The row it would be put before; undefined: last. */
  before: string | undefined;
}

// Scrolls near the edge of the window: pixels from the edge, and pixels per frame.
const EDGE = 56;
const SCROLL = 12;

export interface RowDragSetup {
  /** The scroll container; rows are elements with `data-row`. */
  readonly day: HTMLElement;
  /** The line drawn at the drop position. */
  readonly mark: HTMLElement;
  /** Must have rendered the new order when it returns. */
  readonly dropped: (id: string, before: string | undefined) => void;
}

/**
 * Drags a row of the day with mouse, pen or finger. React renders nothing until the drop: row and mark are moved
 * directly, so that a day of 400 rows stays smooth. The keyboard has its own way (Alt and arrows).
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

  /** Starts a drag at the pressed handle. */
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

  /** Called when the day unmounts. */
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
    // Show the row at its new place first; reorder the day after the next frame.
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
