import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './programs.ts';

const DOCUMENTS = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

const textOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8').replaceAll(/^```.*?^```/gms, '');

/** Anchors that are the same on GitHub and on the website of the documents, which treat apostrophes differently. */
function anchorsOf(file: string): readonly string[] {
  const headings = [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  const onGitHub = headings.map((heading) =>
    heading.replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-'),
  );
  const onSite = headings.map((heading) =>
    heading.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, ''),
  );
  return onGitHub.filter((anchor, at) => anchor === onSite[at]);
}

function isFound(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const inFolder = path.startsWith('/') ? join('docs/public', path) : join(dirname(file), path);
  const target = path === '' ? file : inFolder;
  return existsSync(join(root, target)) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

test.each(DOCUMENTS)('%s links only to files and headings that exist', (file) => {
  const links = [...textOf(file).matchAll(/\]\((?!https?:)([^\s()]*[./#][^\s()]*)\)|src="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? '',
  );
  expect(links.filter((link) => !isFound(file, link))).toEqual([]);
});
