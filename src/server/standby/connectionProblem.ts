/** Node's codes for a certificate of an unknown issuer. */
const UNKNOWN_ISSUER: ReadonlySet<unknown> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** A sentence if the other machine's certificate is not trusted; undefined for any other error. */
export function findTrustProblem(error: unknown): string | undefined {
  if (!(error instanceof Error) || !UNKNOWN_ISSUER.has(Reflect.get(error, 'code'))) return undefined;
  // Node 26 adds a remedy of its own, which mkcert's certificates do not need.
  const [said] = error.message.split(';');
  return `${said}; start this server with NODE_EXTRA_CA_CERTS=FILE, where FILE has the certificate of its issuer (rootCA.pem of mkcert)`;
}

/** Cause and remedy, by error code. */
const CAUSES: Readonly<Record<string, string>> = {
  EPROTO: 'it does not speak https: write --standby-of http://…, or start it with TLS_CERT and TLS_KEY',
  ECONNRESET: 'it hung up; if it speaks https, write --standby-of https://…',
  ECONNREFUSED: 'no server listens there: is it started, and is this its port?',
  ENOTFOUND: 'its name is not known in this network',
  EAI_AGAIN: 'its name is not known in this network',
  EHOSTUNREACH: 'it cannot be reached: is it on, and in this network?',
  ENETUNREACH: 'it cannot be reached: is this machine in a network?',
  ETIMEDOUT: 'it cannot be reached: is it on, and in this network?',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'its certificate is for other names and addresses: make one that also names this one',
};

export function describeConnectionProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = String(Reflect.get(error, 'code'));
  const cause = Object.hasOwn(CAUSES, code) ? CAUSES[code] : undefined;
  return findTrustProblem(error) ?? (cause === undefined ? error.message : `${cause} (${code})`);
}
