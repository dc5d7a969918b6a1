import { photo } from '../../schema/nodes/photos.ts';
import { photoAt } from '../../schema/nodes/addresses.ts';
import type { Path } from '../tree/path.ts';

export { photoAt };

export const keptPhoto = (key: string): Path<string | undefined> => ({
  at: photoAt(key),
  parse: photo.parse,
});
