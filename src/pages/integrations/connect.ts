import type page from './page.yaml';

type Kinds = (typeof page)['kinds'];
type Kind = Kinds[number];
type Answers = (typeof page)['connect']['answers'];

/** What the visitor has chosen: names of systems, and fields by `keyOf`. */
export interface Choice {
  readonly systems: readonly string[];
  readonly fields: readonly string[];
}

/** Returns the key of a field of a kind of system. */
export const keyOf = (kind: string, field: string) => `${kind}: ${field}`;

/** Returns the kinds of the chosen systems, with the names of these. */
export function chosenKinds(
  kinds: Kinds,
  { systems }: Choice,
): readonly (Kind & { readonly names: readonly string[] })[] {
  return kinds
    .map((kind) => ({
      ...kind,
      names: kind.systems.map(({ name }) => name).filter((name) => systems.includes(name)),
    }))
    .filter(({ names }) => names.length > 0);
}

/** Returns whether records of these kinds of system answer a question. One that takes none needs none. */
export const isAnswered = ({ takes }: Answers[number], kinds: readonly { readonly name: string }[]) =>
  takes.length === 0 || takes.some((taken) => kinds.some(({ name }) => name === taken));

/** Returns how many fields are shared: those ticked of the kinds of the chosen systems. */
export const sharedFields = (kinds: Kinds, choice: Choice) =>
  chosenKinds(kinds, choice).flatMap(({ name, fields }) =>
    fields.filter((field) => choice.fields.includes(keyOf(name, field.name))),
  ).length;

/** Returns the middles of `rows` rows of the same height, in per cent of the whole. */
export const middles = (rows: number) =>
  Array.from({ length: rows }, (_, row) => Math.round((1000 * (row + 0.5)) / rows) / 10);

/** Returns places in the middle third for `strands` strands, in per cent of the whole. */
export const bundle = (strands: number) => middles(strands).map((place) => Math.round(400 + 2 * place) / 10);

/** Returns a path from the left at one height to the right at another. It leaves and arrives level. */
export const level = (from: number, to: number) => `M0 ${from}C55 ${from} 45 ${to} 100 ${to}`;

/** Returns a text with what HTML would read as markup escaped. */
const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const row = (cells: readonly string[], cell = 'td') =>
  `<tr>${cells.map((text) => `<${cell}>${escaped(text)}</${cell}>`).join('')}</tr>`;

type AgreementWords = Omit<(typeof page)['agreement'], 'file'> & Pick<(typeof page)['fields'], 'barred'>;

/**
 * Returns the field agreement as an HTML file: for each chosen kind of system its fields and whether they are shared, what is never
 * shared, and lines to sign. `made` says when and where the file was made.
 */
export function agreementFile(words: AgreementWords, kinds: Kinds, choice: Choice, made: string): string {
  const tables = chosenKinds(kinds, choice).map(({ name, names, fields }) => {
    const rows = fields.map((field) =>
      row([
        field.name,
        field.text,
        choice.fields.includes(keyOf(name, field.name)) ? words.shared : words.held,
      ]),
    );
    return `<h2>${escaped(`${name}: ${names.join(', ')}`)}</h2><table>${rows.join('')}</table>`;
  });
  const barred = words.barred.map(({ name, text }) => row([name, text, words.never]));
  const sides = words.sides.map((side) => row([side, words.signed]));
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(words.title)}</title>`,
    '<style>body{font:16px/1.5 sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem}table{width:100%;border-collapse:collapse}td{border-top:1px solid;padding:.5rem 1rem .5rem 0;vertical-align:top}td:last-child{text-align:right;white-space:nowrap}.sign td{padding-top:3rem}</style>',
    `</head><body><h1>${escaped(words.title)}</h1><p>${escaped(words.text)}</p><p>${escaped(made)}</p>`,
    ...tables,
    `<h2>${escaped(words.never)}</h2><table>${barred.join('')}</table>`,
    `<table class="sign">${sides.join('')}</table></body></html>`,
  ].join('\n');
}
