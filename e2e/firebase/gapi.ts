import type { BrowserContext } from '@playwright/test';

/**
 * Replaces Google's script through which the SDK talks to the project's iframe: forwards messages between a page and
 * its frame, and queues them until the other side is ready. Runs in both.
 */
function standIn(): void {
  type Handler = (data: unknown) => unknown;
  const handlers = new Map<string, Handler>();
  const asked = new Map<number, (answers: unknown[]) => void>();
  const handlerOf = async (name: string): Promise<Handler> => {
    for (;;) {
      const handler = handlers.get(name);
      if (handler !== undefined) return handler;
      await new Promise((later) => setTimeout(later, 10));
    }
  };
  const other = (target: () => Window | null, isThere: Promise<unknown>) => ({
    restyle: () => Promise.resolve(),
    ping: async (done: () => void) => {
      await isThere;
      done();
    },
    register: (name: string, handler: Handler) => handlers.set(name, handler),
    send: (name: string, data: unknown, done: (answers: unknown[]) => void) => {
      asked.set(asked.size, done);
      target()?.postMessage({ standIn: 'ask', id: asked.size - 1, name, data }, '*');
    },
  });
  const hear = async ({ data, source }: MessageEvent): Promise<void> => {
    if (data?.standIn === 'answer') asked.get(data.id)?.([data.answer]);
    if (data?.standIn !== 'ask') return;
    const answer = (await handlerOf(data.name))(data.data);
    source?.postMessage({ standIn: 'answer', id: data.id, answer }, { targetOrigin: '*' });
  };
  addEventListener('message', (message) => void hear(message));
  type Other = ReturnType<typeof other>;
  const open = (
    { where, url }: { readonly where: Element; readonly url: string },
    opened: (iframe: Other) => unknown,
  ): unknown => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = url;
    const isThere = new Promise((loaded) => frame.addEventListener('load', loaded));
    where.append(frame);
    return opened(other(() => frame.contentWindow, isThere));
  };
  const getContext = () => ({ open, getParentIframe: () => other(() => parent, Promise.resolve()) });
  const gapi = {
    load: (_library: string, { callback }: { readonly callback: () => void }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext },
  };
  Object.assign(window, { gapi });
  const script = document.currentScript?.getAttribute('src') ?? '';
  const onload = new URL(script, location.href).searchParams.get('onload') ?? 'gapi_onload';
  Reflect.get(window, onload)?.();
}

/** Serves the script to every page of a device. Nothing else on the internet is reached. */
export async function serveGapi(device: BrowserContext): Promise<void> {
  await device.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) =>
      route.request().url().startsWith('https://apis.google.com/js/api.js')
        ? route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` })
        : route.abort(),
  );
}
