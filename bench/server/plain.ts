import { Child } from '../child.ts';
import type { PlainAsked } from '../children/plainChild.ts';
import type { Measured, ServerNews, ServerOrder } from '../children/serverChild.ts';

/** A plain `ws` server in a process of its own. */
export interface Plain {
  readonly address: string;
  measure(): Promise<Measured>;
  close(): Promise<void>;
}

export async function plainServer(asked: PlainAsked): Promise<Plain> {
  const child = new Child<ServerOrder, ServerNews>('plainChild', asked);
  const { port } = await child.next(
    (news): news is Extract<ServerNews, { kind: 'up' }> => news.kind === 'up',
  );
  return {
    address: `ws://127.0.0.1:${port}/${asked.deflate ? 'deflate' : ''}`,
    measure: async () => {
      child.tell('measure');
      return (
        await child.next(
          (news): news is Extract<ServerNews, { kind: 'measured' }> => news.kind === 'measured',
        )
      ).measured;
    },
    close: async () => {
      child.tell('close');
      await child.gone();
    },
  };
}
