import { execFileSync } from 'node:child_process';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Returns a key and a self-signed certificate for localhost, valid for a day. Needs `openssl`. */
export function selfSigned(): Certificate {
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost -keyout - -out -';
  const both = execFileSync('openssl', request.split(' '), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { key: both, cert: both.slice(both.indexOf('-----BEGIN CERTIFICATE')) };
}
