import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** The file of a screen did not come: without network, as a rule. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/**
 * A screen that is loaded when it is first asked for.
 * @throws NotLoaded while it is drawn, where its file did not come
 */
export function whenAskedFor<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    let module: Awaited<ReturnType<typeof load>> | undefined;
    try {
      module = await load();
    } catch (thrown) {
      throw new NotLoaded(String(thrown), { cause: thrown });
    }
    // The loader hands over nothing when the page is about to be loaded anew (failedPreload.ts): then wait for that.
    return module ?? new Promise<never>(() => undefined);
  });
}
