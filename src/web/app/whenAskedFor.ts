import { lazy, type ComponentType } from 'react';

/** A screen that is loaded when it is first asked for. */
export function whenAskedFor(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  return lazy(async () => {
    // The loader hands over nothing when the page is about to be loaded anew (failedPreload.ts): then wait for that.
    const module: Awaited<ReturnType<typeof load>> | undefined = await load();
    return module ?? new Promise<never>(() => undefined);
  });
}
