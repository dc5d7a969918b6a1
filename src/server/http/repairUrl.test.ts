import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repairUrl } from './repairUrl.ts';

test.each([
  ['/results/50%', '/results/50%25'],
  ['/results/a%20b%zz?x=1%', '/results/a%20b%25zz?x=1%'],
  ['/%ff', '/%25ff'],
  ['//evil.example/%', '/evil.example/%25'],
  ['/\\evil.example/%', '/evil.example/%25'],
])('the URL %s redirects to %s', (url, to) => {
  expect(repairUrl(url)).toBe(to);
});

test('any URL is redirected to a readable one on this server', () => {
  const piece = fc.constantFrom('/', '\\', '%', '%2', '%2f', '%ff', 'a', '?', '.');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const to = repairUrl(pieces.join(''));
      expect(() => decodeURIComponent(to.split('?')[0] ?? '')).not.toThrow();
      expect(new URL(to, 'http://hall.test').host).toBe('hall.test');
    }),
  );
});
