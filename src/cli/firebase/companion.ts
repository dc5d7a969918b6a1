import type { MailSettings } from '../../server/auth/mailPost.ts';
import type { Json } from '../../server/tree/json.ts';
import { EVENTS_AT } from '../../store/events/eventAt.ts';
import { DERIVED_KEY } from '../../server/derived/derived.ts';
import { findProjectRoot } from '../projectRoot.ts';
import { createMailNames } from '../drawnModules.ts';
import type { FirebaseProject } from './firebaseAdmin.ts';
import { FollowedTree } from './followedTree.ts';
import { DerivedWriter } from './derivedWriter.ts';

interface Setup {
  readonly project: FirebaseProject;
  /** Undefined: sends no mail. */
  readonly mail: MailSettings | undefined;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** A write that failed is tried again with everything that came after it. */
const RETRY_MS = 5000;

/**
 * Keeps `derived` of a Firebase project in step with the events, so that phones load the short program, and sends the
 * mails: the embedded server does both without a companion. Resolves once `derived` is up to date.
 */
export async function startCompanion({ project, mail, say, complain }: Setup): Promise<{
  readonly stop: () => Promise<void>;
}> {
  const tree = new FollowedTree(project.database);
  const readDerived = async (): Promise<DerivedWriter> => {
    const kept = await project.database.ref(DERIVED_KEY).get();
    // The database holds only JSON values.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    return new DerivedWriter(kept.val() as Json);
  };
  let writer = await readDerived();
  /** Events that are not derived yet. */
  let latest: { readonly events: Json } | undefined;
  let isWriting = false;
  let retry: NodeJS.Timeout | undefined;

  /** Writes until nothing newer has come. */
  const write = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    try {
      for (let next = latest; next !== undefined; next = latest) {
        latest = undefined;
        const patch = writer.patchFor(next.events);
        const places = Object.keys(patch).length;
        if (places === 0) continue;
        try {
          await tree.update(patch);
        } catch (error) {
          complain(`The derived data was not written: ${String(error)}. It is tried again.`);
          latest ??= next;
          writer = await readDerived();
          retry = setTimeout(() => void write(), RETRY_MS);
          return;
        }
      }
    } finally {
      isWriting = false;
    }
  };

  await new Promise<void>((resolve, reject) => {
    tree.observe(
      EVENTS_AT,
      (events) => {
        latest = { events };
        write().then(resolve, reject);
      },
      reject,
    );
  });
  say('The program of the events is up to date, and follows every change. Ctrl+C stops it.');
  const mailer =
    mail === undefined
      ? undefined
      : (await import('../mailer/startMailer.ts')).startMailer(
          {
            tree,
            mail,
            isPrimary: () => true,
            names: createMailNames(findProjectRoot()),
            takesStops: false,
            clock: Date.now,
          },
          (error) => complain(`The mailer: ${String(error)}`),
        );
  return {
    stop: async () => {
      tree.stop();
      clearTimeout(retry);
      await mailer?.stop();
    },
  };
}
