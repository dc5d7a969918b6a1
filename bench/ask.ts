import { request } from 'node:http';

/**
 * Asks over a connection of its own: one that was kept open may have been closed by the server meanwhile, which is its
 * right and would look like a fault.
 */
export function ask(
  address: string,
  method: string,
  secret: string,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    request(address, { method, agent: false, headers: { authorization: `Bearer ${secret}` } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => (text += piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}
