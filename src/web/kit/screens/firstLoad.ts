import { isAt } from './address.ts';

/**
 * The files of the screen at this address, asked for while the app itself is still coming: it would name them only once
 * it runs. The build writes them into <html data-first-load>: a screen's path and its files, the next one behind a semicolon.
 */
export function fetchFirstLoad(listed: string, pathname: string): void {
  const screens = listed.split(';').map((one) => one.split(' '));
  const [, ...files] = screens.find(([path = '']) => isAt(path, pathname)) ?? [];
  for (const file of files) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.setAttribute('as', 'style');
    } else link.rel = 'modulepreload';
    // As the app asks for them: else they would be fetched twice.
    link.crossOrigin = '';
    link.href = `/assets/${file}`;
    document.head.append(link);
  }
}
