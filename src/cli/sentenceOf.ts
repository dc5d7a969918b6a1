/** By the code of the system: a sentence on a file or folder that a person has named. */
const SENTENCES: Readonly<Record<string, (path: string) => string>> = {
  EEXIST: (path) => `There is a file ${path} already: nothing is overwritten.`,
  ENOENT: (path) => `There is no file or folder ${path}.`,
  ENOTDIR: (path) => `${path} goes through a file as if it were a folder.`,
  EISDIR: (path) => `${path} is a folder. Name a file.`,
  EACCES: (path) => `This account may not open ${path}.`,
  EPERM: (path) => `This account may not open ${path}.`,
  EROFS: (path) => `${path} is on a disk that can only be read.`,
  ENOSPC: (path) => `The disk is full: ${path} was not written.`,
};

/** A sentence for a person on what went wrong. Errors of our own have one already. */
export function sentenceOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const [code, path] = [String(Reflect.get(thrown, 'code')), String(Reflect.get(thrown, 'path'))];
  const sentence = Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined;
  return sentence?.(path) ?? thrown.message;
}
