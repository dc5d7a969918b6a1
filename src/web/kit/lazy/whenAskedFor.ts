// The only place that takes it from React.
// eslint-disable-next-line no-restricted-imports
import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { waitForReload } from './failedPreload.ts';

/** The file of a screen did not come: without network, as a rule. */
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
 * A screen that is loaded when it is first asked for.
 * @throws NotLoaded while it is drawn, where its file did not come
 */
export const whenAskedFor = <Props>(
  load: () => Promise<Loaded<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    loaded(load).catch((thrown: unknown) => {
      throw new NotLoaded(String(thrown));
    }),
  );

/** What stands around a screen, such as its bars: where its file did not come there is none, and the screen goes on. */
export const orNothing = <Props>(
  load: () => Promise<Loaded<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => loaded(load).catch(() => ({ default: () => null })));

/** A part of a screen in a file of its own. */
interface Part<Props> {
  readonly Part: ComponentType<Props>;
  /** Fetches it: from then on it is drawn without waiting. What fails is asked for again where it is to be shown. */
  readonly fetchPart: () => Promise<void>;
}

/**
 * A part of a screen that is loaded when it is first asked for. A page that the server has drawn has it already: it is
 * fetched before the app takes that page over, for what React has to wait for there it takes away and draws anew.
 */
export function partOf<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  lazily: typeof whenAskedFor = whenAskedFor,
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
