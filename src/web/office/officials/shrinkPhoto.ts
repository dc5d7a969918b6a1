import { MAX_LENGTH } from '../../../domain/bounds.ts';

/** Twice the shown size, for sharp screens. */
const WIDTH = 288;
const HEIGHT = 360;
/** The first that fits is used. */
const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.35, 0.2];

/**
 * A picture to save: cropped to its shown format, and compressed until it fits. Undefined for a file that this device
 * cannot read as a picture.
 */
export async function shrinkPhoto(file: Blob): Promise<string | undefined> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const scale = Math.max(WIDTH / picture.width, HEIGHT / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  // Faces are in the upper part of a picture that is too high.
  canvas
    .getContext('2d')
    ?.drawImage(picture, (WIDTH - width) / 2, Math.min(0, (HEIGHT - height) / 4), width, height);
  picture.close();
  return QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality)).find(
    (text) => text.length <= MAX_LENGTH.photo,
  );
}

/** The size of a saved picture. */
export const countKilobytes = (photo: string): number => Math.ceil((photo.length * 3) / 4 / 1024);
