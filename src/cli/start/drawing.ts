import { Worker } from 'node:worker_threads';
import type { DrawnMarkup, ServerDrawing } from '../../server/http/drawn.ts';
import { getDrawnModuleAddress, loadDrawnModule, type DrawnEvent, type PageToDraw } from '../drawnModules.ts';

/** A message from the thread. */
interface Told {
  readonly id: number;
  readonly page?: DrawnMarkup | undefined;
  readonly problem?: string;
}

/** Niceness of the drawing thread (on Linux, each thread has its own), below the main thread that serves judges. */
const NICENESS = 10;

/** The thread's code; the module it loads does the rest. */
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
  readonly resolve: (page: DrawnMarkup | undefined) => void;
  readonly reject: (why: Error) => void;
}

/** Draws on a separate thread: a drawing takes as long as ten taps of judges, which must not wait for it. */
class DrawingThread {
  private readonly file: string;
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private asked = 0;

  constructor(file: string) {
    this.file = file;
  }

  drawPage(asked: PageToDraw): Promise<DrawnMarkup | undefined> {
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
    // Don't keep a stopping server alive.
    worker.unref();
    return worker;
  }

  /** Pending pages are then drawn by the browser; the next request starts a new thread. */
  private ended(worker: Worker, why: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(why);
    this.waiting.clear();
  }
}

/** Shared by all servers of this process: each request carries its own data. */
const threads = new Map<string, DrawingThread>();

/** A page of an empty competition. */
const SAMPLE = { page: 'live', pathname: '/live', search: '', language: 'en', known: {} };

/**
 * Loads the code that draws pages on the server (src/web/visitors/drawn). Runs after startup, which must not
 * wait for React. Draws a sample page right away, because compiling the code delays the first drawing by
 * seconds.
 */
export async function loadDrawing(root: string, event: DrawnEvent): Promise<ServerDrawing> {
  const { drawableAt, isScreen } = await loadDrawnModule(root, 'drawPage');
  const file = getDrawnModuleAddress(root, 'drawPage');
  const thread = threads.get(file) ?? new DrawingThread(file);
  threads.set(file, thread);
  // A failure is reported by the first page that needs the thread.
  await thread.drawPage({ ...SAMPLE, ...event }).catch(() => undefined);
  return { drawableAt, isScreen, drawPage: (asked) => thread.drawPage({ ...asked, ...event }) };
}
