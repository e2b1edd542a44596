import { type LocalServices, startLocalServices } from '../../netlify/local/services.ts';

/** The variables that point the functions to the local database and mailbox. They hold a password: never log them. */
export function functionVariables({
  writerUrl,
  neonEndpoint,
  mailbox,
}: Omit<LocalServices, 'stop'>): Record<string, string> {
  return {
    DATABASE_URL: writerUrl,
    NEON_FETCH_ENDPOINT: neonEndpoint,
    CLIENT_HASH_KEY: 'a-key-of-the-tests',
    PREVIEW_DATABASE_URL: '',
    HEARTBEAT_URL: '',
    POSTMARK_SERVER_TOKEN: 'local-token',
    POSTMARK_API_URL: mailbox.url,
    NOTIFY_FROM: 'Website <website@skills.example>',
    NOTIFY_TO: 'team@skills.example',
  };
}

/** Starts a database and a mailbox of their own and points this process's functions to them. */
export async function startServicesForFunctions(): Promise<LocalServices> {
  const services = await startLocalServices();
  Object.assign(process.env, functionVariables(services));
  return services;
}
