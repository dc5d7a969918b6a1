/** Waits with a timeout. @throws Error with the complaint on timeout, or as the work */
export async function raceTimeout<T>(
  milliseconds: number,
  work: Promise<T>,
  complaint = 'Too late',
): Promise<T> {
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
