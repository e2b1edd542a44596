interface ServerSettings {
  readonly folder: string;
  readonly port: number;
  /** True for data that goes with the run: then nothing waits for the disk. */
  readonly temporary: boolean;
}

/** The server's command line: TCP on 127.0.0.1 only, no socket files, no statement text in messages. */
export function databaseServerArguments({ folder, port, temporary }: ServerSettings): readonly string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: `${port}`,
    max_connections: '120',
    shared_buffers: '32MB',
    timezone: 'UTC',
    // A failed statement is logged with its values otherwise, and values here are people's addresses.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(temporary ? { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' } : {}),
  };
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
