import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProjectAccounts } from '../auth/projectAccounts.ts';
import type { IdentityToolkit } from '../auth/toolkit.ts';
import type { Body } from '../auth/body.ts';
import type { Json } from '../tree/json.ts';

export interface ProjectRoutes {
  readonly project: ProjectAccounts;
  readonly toolkit: IdentityToolkit;
  readonly projectId: string;
  readonly emulator: boolean;
  readonly isSecret: (text: string) => boolean;
}

/** The URL the administrator used; links they request start with it. */
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** A thousand accounts with their claims. */
const MAX_BYTES = 4 * 1024 * 1024;

const PROJECTS = '/identitytoolkit.googleapis.com/v1/projects/*';
const OLDER = '/identitytoolkit/v3/relyingparty/';
const OLDER_ROOM = '/identitytoolkit.googleapis.com/v3/relyingparty/';

/** Rewrites the older URLs to the accounts' routes. */
export const rewriteAccountsUrl = (url: string): string =>
  url.startsWith(OLDER) ? `${OLDER_ROOM}${url.slice(OLDER.length)}` : url;

type Carry = (reply: FastifyReply, work: () => Promise<Json> | Json) => Promise<FastifyReply>;

const refusal = (code: number, message: string): Json => ({
  error: { code, message, errors: [{ message, reason: 'forbidden', domain: 'global' }] },
});

/** Accounts for administrators, at the URLs of `firebase-admin`. Others don't even learn if the project exists. */
export function addProjectRoutes(
  room: FastifyInstance,
  setup: ProjectRoutes,
  about: { readonly answer: Carry; readonly bodyOf: (body: unknown) => Body },
): void {
  const { project, toolkit, emulator } = setup;

  /** Before the body is read, which may be long. */
  const onRequest = (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    const bearer = /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (bearer === undefined) void reply.code(401).send(refusal(401, 'UNAUTHENTICATED'));
    else if (!(emulator && bearer === 'owner') && !setup.isSecret(bearer))
      void reply.code(403).send(refusal(403, 'PERMISSION_DENIED'));
    else next();
  };
  const isOurs = (name: string): boolean => name === setup.projectId || emulator;
  const noProject = (reply: FastifyReply): FastifyReply =>
    reply.code(404).send(refusal(404, 'PROJECT_NOT_FOUND'));
  const nothing = (reply: FastifyReply): FastifyReply => reply.code(404).send(refusal(404, 'NOT_FOUND'));
  const askedIn = ({ url }: FastifyRequest): { readonly name: string; readonly action: string } => {
    const path = url.split('?')[0]?.split('/projects/')[1] ?? '';
    const [name = '', ...action] = path.split('/').map(decodeURIComponent);
    return { name, action: action.join('/') };
  };

  room.post(PROJECTS, { onRequest, bodyLimit: MAX_BYTES }, (request, reply) => {
    const asked = askedIn(request);
    if (!isOurs(asked.name)) return noProject(reply);
    const action = project.action(asked.action);
    if (action === undefined) return nothing(reply);
    return about.answer(reply, () => action(about.bodyOf(request.body), originOf(request)));
  });

  room.get(PROJECTS, { onRequest }, (request, reply) => {
    const { name, action } = askedIn(request);
    if (!isOurs(name)) return noProject(reply);
    if (action !== 'accounts:batchGet') return nothing(reply);
    const asked = new URLSearchParams(request.url.split('?')[1] ?? '');
    const most = asked.get('maxResults');
    return about.answer(reply, () =>
      project.page(most === null ? Number.NaN : Number(most), asked.get('nextPageToken') ?? ''),
    );
  });

  // Older names of the same two, used by `firebase auth:export` and `auth:import`.
  const olderRoute = (name: string, work: (body: Body) => Promise<Json>): void => {
    room.post(`${OLDER_ROOM}${name}`, { onRequest, bodyLimit: MAX_BYTES }, (request, reply) => {
      const body = about.bodyOf(request.body);
      if (!isOurs(body.targetProjectId ?? '')) return noProject(reply);
      return about.answer(reply, () => work(body));
    });
  };
  olderRoute('downloadAccount', (body) =>
    project.page(body.maxResults ?? Number.NaN, body.nextPageToken ?? ''),
  );
  olderRoute('uploadAccount', (body) => project.bring(body));

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
