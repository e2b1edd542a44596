import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { references } from '../../src/build/content-references.ts';
import { contentSchemas } from '../../src/build/content-schemas.ts';
import { checkContent } from '../../src/content/loader/check-content.ts';
import { contentName, describeMistakes, fieldName, type Mistake } from '../../src/content/loader/mistakes.ts';
import { checkDirectory, contentFiles, schemaName } from '../../src/content/loader/plugin.ts';
import { mapValue } from '../../src/content/loader/references.ts';

/**
 * Changes the content of the project that this file lies in, as an editor might: every free text has other letters, and of the
 * lists whose length is free every second one has an entry more, the others one fewer (with `fewer` or `more` after the command,
 * all of them). What the schemas refuse is put back: names of icons, pages and skills, lists with counted places. Nothing is a
 * sample any more, and every link has an address, as on the day of the launch.
 */

/** Names that the product's contract fixes, and by which the tests of this run find controls. */
const contract = new Set(['Book a Meeting', 'Need help?']);

/** What the company and its products are called. */
const brands = /SkillsAI|SkillSuite|Skills (?:Agent|Passport|1st Matching|Mapping|Lens)/;

/**
 * Files whose names other files use, and whose figures add up across files: only their texts change, not what is called
 * `name`.
 */
const referred =
  /^(?:content\/(?:organisation\/|claims|prices|links|videos|screens\/)|pages\/(?:[^/]+\/screen|cookie-policy\/))/;

/** Every vowel becomes the next one: the text is as long as it was. Names in braces, addresses, anchors and brands stay. */
function otherLetters(text: string): string {
  if (contract.has(text)) return text;
  const next: Readonly<Record<string, string>> = { a: 'e', e: 'i', i: 'o', o: 'u', u: 'a' };
  const parts = new RegExp(String.raw`\{[^}]*\}|\]\([^)]*\)|${brands.source}|[aeiou]`, 'g');
  return text.replace(parts, (part) => next[part] ?? part);
}

/** A value after a change of each of its parts, which are named as in `faq[2].answer`. */
const mapFields = (value: unknown, change: (part: unknown, field: string) => unknown) =>
  mapValue(value, (part, path) => change(part, fieldName(path)));

const mode = process.argv[2];
let lists = 0;
/** A list with an entry more, like its last one in other words, or without its last, in turn. */
function otherLength(list: readonly unknown[]): readonly unknown[] {
  lists += 1;
  const more = mode === 'more' || (mode !== 'fewer' && lists % 2 === 0);
  if (!more && list.length > 1) return list.slice(0, -1);
  // What names something stays; an entry with an anchor has one of its own.
  const added = mapFields(list.at(-1) ?? null, (part, path) =>
    typeof part !== 'string'
      ? part
      : path.endsWith('id')
        ? `${part}-more`
        : part.includes(' ')
          ? otherLetters(part)
          : part,
  );
  return [...list, added];
}

/** One content file and what may stand in it. */
class EditedFile {
  readonly path: string;
  readonly #name: string;
  readonly #body: string;
  /** Fields that others refer to: anchors, in some files names, and the entries that the cookie policy says are stored. */
  readonly #names: RegExp;
  value: unknown;

  constructor(path: string) {
    this.path = path;
    const text = readFileSync(path, 'utf8');
    const [, front, body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
    this.#name = contentName(path);
    this.#body = body;
    this.#names = this.refersToNothing ? /(?:^|\.)id$/ : /(?:^|\.)(?:id|name)$|^table\.rows\[\d+\]\[0\]$/;
    this.value = parse(front ?? text);
  }

  get refersToNothing() {
    return !referred.test(this.#name);
  }

  text(value: unknown = this.value): string {
    const fields = stringify(value, { lineWidth: 0 });
    if (!this.path.endsWith('.md')) return fields;
    return `---\n${fields}---\n${this.#body.replace(/^(?!#).*$/gm, otherLetters)}`;
  }

  mistakes(value: unknown): readonly Mistake[] {
    const schema = Object.entries(contentSchemas).find(([name]) => name === schemaName(this.path))?.[1];
    if (!schema) throw new Error(`${this.path} has no schema.`);
    return checkContent(this.text(value), schema, this.path, references).mistakes ?? [];
  }

  setFirstImage(address: string): void {
    let images = 0;
    this.value = mapFields(this.value, (part, path) => {
      if (!path.endsWith('.image')) return part;
      images += 1;
      return images === 1 ? address : part;
    });
  }

  /** Makes a change of every text, and puts back what the schema refuses, with what lies in it. */
  changeTexts(): void {
    const original = this.value;
    const kept: string[] = [];
    const attempt = () =>
      mapFields(original, (part, path) => {
        if (typeof part !== 'string' || this.#names.test(path)) return part;
        return kept.some(
          (field) =>
            field === '' || path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`),
        )
          ? part
          : otherLetters(part);
      });
    for (let round = 0; round < 20; round += 1) {
      this.value = attempt();
      const fields = this.mistakes(this.value).map(({ field }) => field);
      if (fields.length === 0) return;
      // What was put back already is refused for something beside it.
      kept.push(
        ...fields.map((field) => (kept.includes(field) ? field.replace(/(?:\.|\[)?[^.[]*$/, '') : field)),
      );
    }
    throw new Error(`${this.path}: ${this.mistakes(this.value)[0]?.problem}`);
  }

  /** Puts real things in place of samples, placeholders and what was reviewed long ago. */
  launch(): void {
    this.value = mapFields(this.value, (part, path) => {
      if (path === 'contact') return 'team@skillsai.test';
      if (path.endsWith('.reviewed')) return new Date().toISOString().slice(0, 10);
      if (this.#name === 'content/links' && /^links\.\w+$/.test(path)) {
        return Object.assign({ address: `https://www.skillsai.test/${path.slice(6)}` }, part);
      }
      if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
      return Object.fromEntries(
        Object.entries(part).filter(([name, value]) => name !== 'sample' || value !== true),
      );
    });
  }

  /** Changes the length of every list, one after the other, where the schema lets it. */
  changeLists(): void {
    const paths: string[] = [];
    mapFields(this.value, (part, path) => {
      if (Array.isArray(part)) paths.push(path);
      return part;
    });
    for (const path of paths) {
      const changed = mapFields(this.value, (part, place) =>
        place === path && Array.isArray(part) ? otherLength(part) : part,
      );
      if (this.mistakes(changed).length === 0) this.value = changed;
    }
  }
}

const isReferred = (path: string) => Number(referred.test(contentName(path)));
const files = contentFiles('.')
  .toSorted((one, other) => isReferred(other) - isReferred(one))
  .map((path) => new EditedFile(path));
// A photograph as a telephone has it, in place of the first picture.
const photograph = '/images/team/Zoë Müller.JPEG';
await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#0a7' } })
  .jpeg()
  .toFile(`public${photograph}`);
let texts = 0;
for (const file of files) {
  const before = JSON.stringify(file.value).length;
  if (file.path.endsWith('/team.yaml')) file.setFirstImage(photograph);
  file.changeTexts();
  file.launch();
  if (file.refersToNothing) file.changeLists();
  writeFileSync(file.path, file.text());
  texts += before;
}
const mistakes = checkDirectory('.', contentSchemas, references);
if (mistakes.length > 0) console.error(describeMistakes(mistakes));
console.info(`${files.length} files, ${texts} characters, ${lists} lists.`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
