import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { isJsonObject, parseJson, type Json } from '../tree/json.ts';
import { buildLocalSocketPath, runWithShortPath } from './address.ts';
import type { Administrator } from './administrator.ts';
import { runCall } from './calls.ts';

// The archive of a whole competition is imported in one update.
const MAX_BYTES = 256 * 1024 * 1024;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    const buffer = Buffer.from(part);
    bytes += buffer.length;
    if (bytes > MAX_BYTES) throw new Error('The call is too large.');
    parts.push(buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function answer(administrator: Administrator, request: IncomingMessage): Promise<Json> {
  try {
    const args = parseJson(await bodyOf(request));
    if (!isJsonObject(args)) return { problem: 'The call is not JSON.' };
    return { result: await runCall(administrator, (request.url ?? '/').slice(1), args) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

export interface LocalListener {
  close(): Promise<void>;
}

/**
 * Lets the owner of the data folder administer the running server, through a socket file closed to everybody
 * else. JSON over HTTP, one POST per call.
 * @throws Error with a sentence if the socket can't be created
 */
export async function listenLocally(
  dataFolder: string,
  administrator: Administrator,
): Promise<LocalListener> {
  const path = buildLocalSocketPath(dataFolder);
  const server: Server = createServer((request, response) => {
    void answer(administrator, request).then((json) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(json));
    });
  });
  // We hold the data folder's lock, so an existing socket file is left over from a dead process.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  try {
    await runWithShortPath(path, async (short) => {
      server.listen(short);
      await once(server, 'listening');
    });
  } catch (error) {
    throw new Error(
      `The local socket ${path} cannot be made: ${error instanceof Error ? error.message : String(error)}.`,
      {
        cause: error,
      },
    );
  }
  // The folder is private already; this holds even if its permissions are loosened.
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          // Node only removes the path it listened on, which may be the short one.
          if (process.platform !== 'win32') rmSync(path, { force: true });
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
