import { expect, it } from 'vitest';
import { leadKinds } from '../../netlify/submissions/lead-kinds.ts';
import { fieldsOf } from '../../src/submissions/form-fields.ts';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { siteForTests } from './support/site.ts';

const site = siteForTests();

it.each(submissionKinds)('the database has every field of the %s form', async (kind) => {
  const { table } = leadKinds[kind];
  const rows = await site.query(
    `select column_name as column, has_column_privilege('site_writer', $1, column_name, 'insert') as writable,
        pg_get_viewdef('stored_leads') like '%' || quote_literal(column_name) || '%' as shown
      from information_schema.columns where table_name = $1`,
    [table],
  );
  const columns = new Map(rows.map(({ column, ...rights }) => [column, rights]));
  const missing = fieldsOf(kind).flatMap(({ name, column }) => {
    const { writable, shown } = columns.get(column) ?? {};
    return [
      columns.has(column) ? '' : `${table} has no column ${column} for the field ${name}`,
      writable === false ? `site_writer may not insert ${table}.${column}` : '',
      shown === false ? `the view stored_leads does not have ${column}` : '',
    ].filter((problem) => problem !== '');
  });
  expect(missing, 'a migration is missing or incomplete: docs/recipes.md, “A field of a form”').toEqual([]);
});
