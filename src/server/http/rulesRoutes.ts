import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'jsonc-parser';
import type { Database } from '../database/database.ts';
import type { GroupCommit } from '../database/groupCommit.ts';
import type { Credentials } from '../protocol/credentials.ts';
import { RequestRefusal } from '../refusal.ts';
import { parseRules, RulesFileError } from '../rules/file.ts';
import { findBearer } from './bearer.ts';
import { allowAnyOrigin } from './crossOrigin.ts';
import { parseParameters } from './restRequest.ts';

export interface RulesSetup {
  readonly namespace: (name: string | undefined) => Database | undefined;
  readonly credentials: Credentials;
  readonly isSecret: (text: string) => boolean;
  readonly commits: GroupCommit;
}

const ADDRESS = '/.settings/rules.json';
const MAX_BYTES = 1024 * 1024;
const DONE = JSON.stringify({ status: 'ok' });

/** The rules without comments, as strict JSON. */
function strictText(text: string): string {
  const rules: unknown = parse(text, [], { allowTrailingComma: true });
  return JSON.stringify(rules, null, 2);
}

/**
 * Lets the administrator read and replace a database's rules.
 *
 * Uploaded rules last until the next start, then the rules file applies again: it is reviewed and tested, and
 * a forgotten upload must not outlive it. A standby uses the same rules.
 */
export function addRulesRoutes(app: FastifyInstance, setup: RulesSetup): void {
  const replace = (
    database: Database,
    text: string,
    { isDryRun }: { readonly isDryRun: boolean },
  ): { code: number; text: string } => {
    try {
      // Parse everything first: rules with one error are refused as a whole.
      const rules = parseRules(text);
      if (isDryRun) return { code: 200, text: DONE };
      // Recorded first, so the standby gets the rules before writes made under them.
      setup.commits.record({ kind: 'rules', namespace: database.namespace, text });
      database.replaceRules(rules);
      return { code: 200, text: DONE };
    } catch (error) {
      if (error instanceof RequestRefusal)
        return { code: 503, text: JSON.stringify({ error: error.message }) };
      if (!(error instanceof RulesFileError)) throw error;
      return { code: 400, text: JSON.stringify({ error: error.message }) };
    }
  };

  const answer = (request: FastifyRequest): { code: number; text: string } => {
    const parameters = parseParameters(request.url);
    const bearer = findBearer({ authorization: request.headers.authorization, parameters }, setup);
    // Checked before the name, so only administrators learn which databases exist.
    if (!bearer.ok || bearer.caller.kind !== 'administrator') {
      return { code: 401, text: JSON.stringify({ error: bearer.ok ? 'Permission denied' : bearer.problem }) };
    }
    const database = setup.namespace(parameters.get('ns') ?? undefined);
    if (database === undefined) {
      return { code: 404, text: JSON.stringify({ error: 'There is no database of that name' }) };
    }
    if (request.method === 'PUT') {
      const isDryRun = parameters.get('dryRun') === 'true';
      return replace(database, typeof request.body === 'string' ? request.body : '', { isDryRun });
    }
    const { text } = database.ruleset;
    return { code: 200, text: parameters.get('format') === 'strict' ? strictText(text) : text };
  };

  void app.register((room, _options, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    room.addHook('onRequest', allowAnyOrigin);
    room.options(ADDRESS, (_request, reply) => reply.code(204).send());
    room.route({
      method: ['GET', 'PUT'],
      url: ADDRESS,
      handler: async (request, reply): Promise<FastifyReply> => {
        const { code, text } = answer(request);
        // Listeners that lost their rights are notified before the administrator gets the answer.
        await setup.commits.settled().catch(() => undefined);
        return reply.code(code).type('application/json; charset=utf-8').send(text);
      },
    });
    done();
  });
}
