import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DrawnPage, Drawing } from '../../server/http/drawn.ts';
import type { EventConfiguration } from '../../store/connection/eventConfiguration.ts';

/** Whose pages are drawn. */
export interface DrawnEvent {
  readonly event: string;
  readonly configuration: EventConfiguration;
}

type Asked = Parameters<Drawing['drawPage']>[0] & DrawnEvent;

/** What the thread is asked, and what it answers. */
interface Told {
  readonly id: number;
  readonly page?: DrawnPage | undefined;
  readonly problem?: string;
}

/** Of the thread beside that of the judges, where each thread has a priority of its own. */
const NICENESS = 10;

/** All that the thread does by itself: the module it is given does the rest. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
if (process.platform === 'linux') require('node:os').setPriority(${NICENESS});
const drawing = import(workerData);
parentPort.on('message', async ({ id, asked }) => {
  try {
    parentPort.postMessage({ id, page: await (await drawing).drawPage(asked) });
  } catch (thrown) {
    parentPort.postMessage({ id, problem: String(thrown?.stack ?? thrown) });
  }
});
`;

interface Waiting {
  readonly resolve: (page: DrawnPage | undefined) => void;
  readonly reject: (why: Error) => void;
}

/** Draws in a thread of its own: a drawing takes as long as ten taps of judges, who shall not wait for it. */
class DrawingThread {
  private readonly file: string;
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private asked = 0;

  constructor(file: string) {
    this.file = file;
  }

  drawPage(asked: Asked): Promise<DrawnPage | undefined> {
    return new Promise((resolve, reject) => {
      this.asked += 1;
      this.waiting.set(this.asked, { resolve, reject });
      this.worker ??= this.begin();
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      this.worker.postMessage({ id: this.asked, asked });
    });
  }

  private begin(): Worker {
    const worker = new Worker(THREAD, { eval: true, workerData: this.file });
    worker.on('message', ({ id, page, problem }: Told) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (problem === undefined) waiting?.resolve(page);
      else waiting?.reject(new Error(problem));
    });
    worker.on('error', (error) => this.ended(worker, error));
    worker.on('exit', () => this.ended(worker, new Error('The thread that draws has ended')));
    // A server that is stopped does not wait for it.
    worker.unref();
    return worker;
  }

  /** Who waits draws in the browser; who asks next gets another thread. */
  private ended(worker: Worker, why: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(why);
    this.waiting.clear();
  }
}

/** One for all servers of this process: what it draws from is told with every page. */
const threads = new Map<string, DrawingThread>();

/**
 * What draws pages before a browser does (src/web/visitors/drawn). It is built beside the screens, and loaded when the first
 * visitor asks for a page: the start of a server does not wait for React.
 */
export async function drawingOf(root: string, whose: DrawnEvent): Promise<Drawing> {
  const file = pathToFileURL(join(root, 'dist/drawn/drawPage.js')).href;
  const module: unknown = await import(file);
  // The build wrote it beside us, from the same commit: vite.drawn.config.ts names what it exports.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  const { drawableAt, isScreen } = module as Drawing;
  const thread = threads.get(file) ?? new DrawingThread(file);
  threads.set(file, thread);
  return { drawableAt, isScreen, drawPage: (asked) => thread.drawPage({ ...asked, ...whose }) };
}
