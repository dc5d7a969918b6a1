import { matchesPath } from './address.ts';

/**
 * Preloads the files of the screen at this address while the app itself is loading. The build writes them into <html
 * data-first-load>: a screen's path and its files, screens separated by semicolons.
 */
export function fetchFirstLoad(listed: string, pathname: string): void {
  const screens = listed.split(';').map((one) => one.split(' '));
  const [, ...files] = screens.find(([path = '']) => matchesPath(path, pathname)) ?? [];
  for (const file of files) {
    // A drawn page has its styles inside, and disabled links for them.
    if (document.querySelector(`link[rel=stylesheet][href="/assets/${file}"]`) !== null) continue;
    const link = document.createElement('link');
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.setAttribute('as', 'style');
    } else link.rel = 'modulepreload';
    // Must match the app's own request: otherwise they are fetched twice.
    link.crossOrigin = '';
    link.href = `/assets/${file}`;
    document.head.append(link);
  }
}

/**
 * Calls `load` once the page is painted. Earlier, the loaded files would share the network and the processor with the
 * paint. In a tab opened in the background no paint comes, so `load` runs at once. Call it in the head.
 */
export function loadAfterPaint(load: () => void): void {
  document.addEventListener('DOMContentLoaded', () => {
    if (document.visibilityState === 'hidden') load();
    else requestAnimationFrame(() => void setTimeout(load));
  });
}
