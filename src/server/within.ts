/** Waits for something, but not for ever. @throws Error that says so where it takes longer, or as the work */
export async function within<T>(milliseconds: number, work: Promise<T>, complaint = 'Too late'): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint)), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
