import type { PoolClient, QueryArrayConfig } from 'pg';
import type { NeonRequest, NeonStatement } from './neon-request.ts';

/** A result as Neon's HTTP protocol carries it: every value as PostgreSQL's own text, or null. */
export interface NeonResult {
  readonly command: string;
  readonly rowCount: number | null;
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly rowAsArray: true;
}

/** Leaves values as the server sent them; the driver parses them by `dataTypeID`. */
const rawText = { getTypeParser: () => (value: string) => value };

async function runStatement(client: PoolClient, { query, params }: NeonStatement): Promise<NeonResult> {
  const config: QueryArrayConfig & { readonly queryMode: 'extended' } = {
    text: query,
    values: [...params],
    rowMode: 'array',
    types: rawText,
    // As Neon does: one statement per query, also where there are no parameters.
    queryMode: 'extended',
  };
  const result = await client.query<(string | null)[]>(config);
  return {
    command: result.command,
    rowCount: result.rowCount,
    fields: result.fields,
    rows: result.rows,
    rowAsArray: true,
  };
}

/** Runs the request on one connection; a batch runs in one transaction that a failing statement undoes. */
export async function executeNeonRequest(
  client: PoolClient,
  request: NeonRequest,
): Promise<NeonResult | { readonly results: readonly NeonResult[] }> {
  if (request.kind === 'statement') {
    return runStatement(client, request.statement);
  }
  await client.query(request.begin);
  try {
    const results: NeonResult[] = [];
    for (const statement of request.statements) {
      results.push(await runStatement(client, statement));
    }
    await client.query('COMMIT');
    return { results };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
