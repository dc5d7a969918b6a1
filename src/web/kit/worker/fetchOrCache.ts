/** A healthy server answers much faster. A bad connection must not delay a judge during a dance. */
export const FETCH_TIMEOUT_MS = 3000;

/** The server's page if it answers in time, so that old ones are avoided; else the cached one. Without a cached page it waits. */
export async function fetchOrCache(
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
