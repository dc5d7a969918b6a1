/** Sentences about a named file or folder, by system error code. */
const SENTENCES: Readonly<Record<string, (path: string) => string>> = {
  EEXIST: (path) => `There is already a file ${path}. Nothing is overwritten.`,
  ENOENT: (path) => `There is no file or folder ${path}.`,
  ENOTDIR: (path) => `Part of ${path} is a file, not a folder.`,
  EISDIR: (path) => `${path} is a folder. Name a file.`,
  EACCES: (path) => `This account may not open ${path}.`,
  EPERM: (path) => `This account may not open ${path}.`,
  EROFS: (path) => `${path} is on a read-only disk.`,
  ENOSPC: (path) => `The disk is full: ${path} was not written.`,
};

/** Explains an error in one sentence. Our own errors already have one. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [code, path] = [String(Reflect.get(error, 'code')), String(Reflect.get(error, 'path'))];
  const sentence = Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined;
  return sentence?.(path) ?? error.message;
}
