import { textOf, type Path } from '../tree/path.ts';

/** Where the picture of an official or organizer lies: what stands in the place of its address on the web. */
export const photoAt = (key: string): string => `photos/${key}`;

/** A picture that was made small on the organizer's device. Each is read by itself: who needs none carries none. */
export const keptPhoto = (key: string): Path<string | undefined> => ({
  at: photoAt(key),
  parse: (raw) => {
    const text = textOf(raw);
    return text !== undefined && /^data:image\/jpeg;base64,[\w+/]/.test(text) ? text : undefined;
  },
});
