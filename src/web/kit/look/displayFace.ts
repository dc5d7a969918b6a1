import './fonts/display.css';

/**
 * The face of boards and print, asked for before anything is printed: a printer does not wait for what is only seen on
 * paper. Where it cannot be had, the device's own face stands in.
 */
export function loadDisplayFace(): void {
  for (const face of document.fonts)
    if (/Archivo Variable/.test(face.family)) face.load().catch(() => undefined);
}
