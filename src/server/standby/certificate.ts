/** Node's codes for a certificate whose issuer this machine does not know. */
const UNKNOWN_ISSUER: ReadonlySet<unknown> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Says what to do where the other machine's certificate was not trusted; undefined for any other error. */
export function untrusted(error: unknown): string | undefined {
  if (!(error instanceof Error) || !UNKNOWN_ISSUER.has(Reflect.get(error, 'code'))) return undefined;
  return `${error.message}; start this server with NODE_EXTRA_CA_CERTS=FILE, where FILE has the certificate of its issuer (rootCA.pem of mkcert)`;
}
