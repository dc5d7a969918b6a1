// The only place that may import `lazy` from React.
// eslint-disable-next-line no-restricted-imports
import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { waitForReload } from './failedPreload.ts';

/** The code of a screen failed to load, usually offline. */
export class NotLoaded extends Error {}

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

/** The loader returns nothing while the page is about to be reloaded (failedPreload.ts). */
async function loaded<Props>(load: () => Promise<Loaded<Props>>): Promise<Loaded<Props>> {
  const module: Loaded<Props> | undefined = await load();
  return module ?? waitForReload();
}

/**
 * A lazy screen, loaded at its first render.
 * @throws NotLoaded while rendering, if its file failed to load
 */
export const lazyScreen = <Props>(
  load: () => Promise<Loaded<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    loaded(load).catch((thrown: unknown) => {
      throw new NotLoaded(String(thrown));
    }),
  );

/** A lazy optional part around a screen, such as a bar: if its file fails to load, the screen shows without it. */
export const lazyOptional = <Props>(
  load: () => Promise<Loaded<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => loaded(load).catch(() => ({ default: () => null })));

interface Part<Props> {
  readonly Part: ComponentType<Props>;
  /** Preloads it, so that it renders without suspending. A failed load is retried at render. */
  readonly fetchPart: () => Promise<void>;
}

/**
 * A lazy part of a screen. On a server-rendered page it is preloaded before hydration: React would remove anything that
 * suspends and render it again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  lazily: typeof lazyScreen = lazyScreen,
): Part<Props> {
  const Later = lazily(load);
  let There: ComponentType<Props> | undefined;
  return {
    Part: (props) => createElement(There ?? Later, props),
    fetchPart: async () => {
      There = (await load().catch(() => undefined))?.default ?? There;
    },
  };
}
