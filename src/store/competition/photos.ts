import { photo } from '../../schema/nodes/photos.ts';
import { photoAt } from '../../schema/nodes/addresses.ts';
import type { TreePath } from '../tree/path.ts';

export { photoAt };

export const photoPath = (key: string): TreePath<string | undefined> => ({
  at: photoAt(key),
  parse: photo.parse,
});
