import type { RecordedAnswer } from './answer.ts';

const seen = '2026-11-28';
const proxy = 'github.com/neondatabase/neon, proxy/src/serverless/sql_over_http.rs';

/** The fields of every error that Neon's proxy writes, empty where the error is not PostgreSQL's. */
const noError = {
  message: '',
  code: '',
  detail: null,
  hint: null,
  position: null,
  internalPosition: null,
  internalQuery: null,
  severity: '',
  where: null,
  table: null,
  column: null,
  schema: null,
  dataType: null,
  constraint: null,
  file: null,
  line: null,
  routine: null,
};

/** Answers of Neon's HTTP endpoint (`POST /sql`). */
export const neonAnswers = [
  {
    name: 'rows',
    source: `${proxy}, query_to_json and write_fields; values as text, as the driver asks for (Neon-Raw-Text-Output)`,
    seen,
    status: 200,
    body: {
      rowAsArray: true,
      fields: [
        {
          name: 'number',
          dataTypeID: 23,
          tableID: 0,
          columnID: 0,
          dataTypeSize: 4,
          dataTypeModifier: -1,
          format: 'text',
        },
        {
          name: 'truth',
          dataTypeID: 16,
          tableID: 0,
          columnID: 0,
          dataTypeSize: 1,
          dataTypeModifier: -1,
          format: 'text',
        },
        {
          name: 'nothing',
          dataTypeID: 25,
          tableID: 0,
          columnID: 0,
          dataTypeSize: -1,
          dataTypeModifier: -1,
          format: 'text',
        },
        {
          name: 'list',
          dataTypeID: 114,
          tableID: 0,
          columnID: 0,
          dataTypeSize: -1,
          dataTypeModifier: -1,
          format: 'text',
        },
      ],
      rows: [['7', 't', null, '[1,2]']],
      command: 'SELECT',
      rowCount: 1,
    },
  },
  {
    name: 'an error of PostgreSQL',
    source: `${proxy}, handle; every field of the driver's NeonDbError, as text or null`,
    seen,
    status: 400,
    body: {
      ...noError,
      message: 'value for domain email_address violates check constraint "email_address_shape"',
      code: '23514',
      severity: 'ERROR',
      schema: 'public',
      dataType: 'email_address',
      constraint: 'email_address_shape',
      file: 'execExprInterp.c',
      line: '4319',
      routine: 'ExecEvalConstraintCheck',
    },
  },
  {
    name: 'a wrong password',
    source: `${proxy}, HttpCodeError of ConnectCompute; message of proxy/src/auth/mod.rs, PasswordFailed; tests/cli/http.test.ts of github.com/neondatabase/serverless`,
    seen,
    status: 400,
    body: { ...noError, message: "password authentication failed for user 'site_writer'" },
  },
  {
    name: 'a failure of the control plane',
    source: 'github.com/neondatabase/neon/issues/11975, copied from a log',
    seen,
    status: 500,
    body: { ...noError, message: 'Control plane request failed' },
  },
  {
    name: 'a statement that was cancelled',
    source: `${proxy}, SqlOverHttpError::Cancelled`,
    seen,
    status: 400,
    body: { message: 'Query cancelled, connection was terminated', code: '08P01' },
  },
  {
    name: 'rows that are too many',
    source: `${proxy}, ResponseTooLarge`,
    seen,
    status: 507,
    body: { ...noError, message: 'response is too large (max is 67108864 bytes)' },
  },
] as const satisfies readonly RecordedAnswer[];

/** The headers with which the driver asks, and without which the answers have another form. */
export const neonRequestHeaders = {
  source:
    '@neondatabase/serverless 1.2.0, index.mjs, execute; proxy/src/serverless/http_util.rs of github.com/neondatabase/neon',
  seen,
  headers: { 'neon-raw-text-output': 'true', 'neon-array-mode': 'true' },
} as const;
