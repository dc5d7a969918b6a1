/** A server that is there answers long before; one behind a bad connection is not waited for with a dance running. */
export const PATIENCE_MS = 3000;

/**
 * The page from the server as long as one answers in time, so that nobody is shown an old one; else the one this device
 * has kept. Without a kept one there is nothing better than to wait.
 */
export async function freshOrKept(
  ask: () => Promise<Response>,
  kept: () => Promise<Response | undefined>,
  patience: number,
): Promise<Response> {
  const asked = ask();
  const fresh = asked.then(
    (answer) => (answer.status < 500 ? answer : undefined),
    () => undefined,
  );
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience);
  });
  return (await Promise.race([fresh, tooLate])) ?? (await kept()) ?? asked;
}
