import './fonts/display.css';

/**
 * Loads the font of boards and print before anything is printed: browsers do not wait for a font used on paper only.
 * The device's own font is the fallback.
 */
export function loadDisplayFace(): void {
  for (const face of document.fonts)
    if (/Archivo Variable/.test(face.family)) face.load().catch(() => undefined);
}
