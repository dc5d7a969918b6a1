import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProjectAccounts } from '../auth/projectAccounts.ts';
import type { Toolkit } from '../auth/toolkit.ts';
import type { Body } from '../auth/body.ts';
import type { Json } from '../tree/json.ts';

export interface ProjectRoutes {
  readonly project: ProjectAccounts;
  readonly toolkit: Toolkit;
  readonly projectId: string;
  readonly emulator: boolean;
  /** Whether a text is the administrator's secret. */
  readonly isSecret: (text: string) => boolean;
}

/** Where an administrator has reached us: links that they ask for begin so. */
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

type Carry = (reply: FastifyReply, work: () => Promise<Json> | Json) => Promise<FastifyReply>;

const refusal = (code: number, message: string): Json => ({
  error: { code, message, errors: [{ message, reason: 'forbidden', domain: 'global' }] },
});

/**
 * The accounts as an administrator sees them, at the addresses of `firebase-admin`. Nobody else learns here even whether
 * there is a project of that name.
 */
export function projectRoutes(
  room: FastifyInstance,
  setup: ProjectRoutes,
  about: { readonly answer: Carry; readonly bodyOf: (body: unknown) => Body },
): void {
  const { project, toolkit, emulator } = setup;

  /** The action behind `projects/<project>/`, or what the caller is told instead. */
  const admitted = (request: FastifyRequest, reply: FastifyReply): string | undefined => {
    const bearer = /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (bearer === undefined) {
      void reply.code(401).send(refusal(401, 'UNAUTHENTICATED'));
      return undefined;
    }
    if (!(emulator && bearer === 'owner') && !setup.isSecret(bearer)) {
      void reply.code(403).send(refusal(403, 'PERMISSION_DENIED'));
      return undefined;
    }
    const path = request.url.split('?')[0]?.split('/projects/')[1] ?? '';
    const [name = '', ...action] = path.split('/').map(decodeURIComponent);
    if (name === setup.projectId || emulator) return action.join('/');
    void reply.code(404).send(refusal(404, 'PROJECT_NOT_FOUND'));
    return undefined;
  };
  const nothing = (reply: FastifyReply): FastifyReply => reply.code(404).send(refusal(404, 'NOT_FOUND'));

  room.post('/identitytoolkit.googleapis.com/v1/projects/*', (request, reply) => {
    const name = admitted(request, reply);
    if (name === undefined) return reply;
    const action = project.action(name);
    if (action === undefined) return nothing(reply);
    return about.answer(reply, () => action(about.bodyOf(request.body), originOf(request)));
  });

  room.get('/identitytoolkit.googleapis.com/v1/projects/*', (request, reply) => {
    const name = admitted(request, reply);
    if (name === undefined) return reply;
    if (name !== 'accounts:batchGet') return nothing(reply);
    const asked = new URLSearchParams(request.url.split('?')[1] ?? '');
    const most = asked.get('maxResults');
    return about.answer(reply, () =>
      project.page(most === null ? Number.NaN : Number(most), asked.get('nextPageToken') ?? ''),
    );
  });

  if (!emulator) return;
  room.delete('/emulator/v1/projects/:project/accounts', (_request, reply) =>
    about.answer(reply, async () => {
      await project.clear();
      return {};
    }),
  );
  for (const method of ['GET', 'PATCH'] as const)
    room.route({
      method,
      url: '/emulator/v1/projects/:project/config',
      handler: (_request, reply) => reply.send({ signIn: { allowDuplicateEmails: false } }),
    });
  room.get('/emulator/v1/projects/:project/oobCodes', (_request, reply) => reply.send(toolkit.codes()));
}
