import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// All web tests share one page: what a test has shown is taken away before the next.
afterEach(cleanup);

// jsdom knows <dialog> but cannot open one.
if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
