import { BenchChild } from '../child.ts';
import type { PlainServerOptions } from '../children/plainChild.ts';
import type { ServerMeasurement, ServerReport, ServerCommand } from '../children/serverChild.ts';

/** A plain `ws` server in a process of its own. */
export interface PlainServer {
  readonly address: string;
  measure(): Promise<ServerMeasurement>;
  close(): Promise<void>;
}

export async function startPlainServer(asked: PlainServerOptions): Promise<PlainServer> {
  const child = new BenchChild<ServerCommand, ServerReport>('plainChild', asked);
  const { port } = await child.next(
    (news): news is Extract<ServerReport, { kind: 'up' }> => news.kind === 'up',
  );
  return {
    address: `ws://127.0.0.1:${port}/${asked.deflate ? 'deflate' : ''}`,
    measure: async () => {
      child.tell('measure');
      return (
        await child.next(
          (news): news is Extract<ServerReport, { kind: 'measured' }> => news.kind === 'measured',
        )
      ).measured;
    },
    close: async () => {
      child.tell('close');
      await child.gone();
    },
  };
}
