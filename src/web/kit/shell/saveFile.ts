/** Saves a file on this device, as the browser's downloads do. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read it only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
