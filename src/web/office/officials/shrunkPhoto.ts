import { LONGEST } from '../../../domain/bounds.ts';

/** Twice as large as it is shown, for sharp screens. */
const WIDTH = 288;
const HEIGHT = 360;
/** From the best that fits. */
const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.35, 0.2];

/**
 * A picture as it is kept: cut to the form in which it is shown, and so small that it fits. Undefined for a file that this
 * device cannot read as a picture.
 */
export async function shrunkPhoto(file: Blob): Promise<string | undefined> {
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
    (text) => text.length <= LONGEST.photo,
  );
}

/** How large a kept picture is. */
export const kilobytesOf = (photo: string): number => Math.ceil((photo.length * 3) / 4 / 1024);
