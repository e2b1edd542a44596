import { execFileSync } from 'node:child_process';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A key and a certificate of its own for localhost, for a day, by the machine's `openssl`. */
export function selfSigned(): Certificate {
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost -keyout - -out -';
  const both = execFileSync('openssl', request.split(' '), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { key: both, cert: both.slice(both.indexOf('-----BEGIN CERTIFICATE')) };
}
