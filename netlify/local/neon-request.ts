/** One statement with its parameters in text form, as `@neondatabase/serverless` sends them. */
export interface NeonStatement {
  readonly query: string;
  readonly params: readonly (string | null)[];
}

/** What one POST asks for: a single statement, or several in one transaction. */
export type NeonRequest =
  | { readonly kind: 'statement'; readonly statement: NeonStatement }
  | {
      readonly kind: 'batch';
      readonly statements: readonly NeonStatement[];
      /** The statement that opens the transaction. */
      readonly begin: string;
    };

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request that is not what the driver sends; the message says what is wrong. */
export class NeonRequestError extends Error {
  override readonly name = 'NeonRequestError';
}

const isolationLevels: Readonly<Record<string, string>> = {
  ReadUncommitted: 'READ UNCOMMITTED',
  ReadCommitted: 'READ COMMITTED',
  RepeatableRead: 'REPEATABLE READ',
  Serializable: 'SERIALIZABLE',
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readParameter(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') {
    return `${value}`;
  }
  throw new NeonRequestError('A parameter is neither text nor null.');
}

function readStatement(value: unknown): NeonStatement {
  const { query, params = [] } = isRecord(value) ? value : {};
  if (typeof query !== 'string') {
    throw new NeonRequestError('The body has no query.');
  }
  if (!Array.isArray(params)) {
    throw new NeonRequestError('The parameters are not a list.');
  }
  return { query, params: params.map(readParameter) };
}

function beginStatement(headers: Headers): string {
  const level = headers['neon-batch-isolation-level'] ?? 'ReadCommitted';
  const isolation = isolationLevels[String(level)];
  if (isolation === undefined) {
    throw new NeonRequestError('The isolation level is not known.');
  }
  const access = headers['neon-batch-read-only'] === 'true' ? 'READ ONLY' : 'READ WRITE';
  const deferral = headers['neon-batch-deferrable'] === 'true' ? ' DEFERRABLE' : '';
  return `BEGIN ISOLATION LEVEL ${isolation} ${access}${deferral}`;
}

/** Reads the body and the batch headers of a POST. Throws a NeonRequestError for what the driver would not send. */
export function readNeonRequest(body: string, headers: Headers): NeonRequest {
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch {
    throw new NeonRequestError('The body is not JSON.');
  }
  const { queries } = isRecord(content) ? content : {};
  if (queries === undefined) {
    return { kind: 'statement', statement: readStatement(content) };
  }
  if (!Array.isArray(queries)) {
    throw new NeonRequestError('The queries are not a list.');
  }
  return {
    kind: 'batch',
    statements: queries.map(readStatement),
    begin: beginStatement(headers),
  };
}
