import { request } from 'node:http';

/**
 * Sends one request over a new connection: the server may close an idle one at any time, which would look
 * like a fault.
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
