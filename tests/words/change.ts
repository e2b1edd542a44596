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
 * Changes this project's content as an editor might. Every free text gets other letters. Lists of free length get an entry more
 * or fewer, in turn; the arguments `more` and `fewer` apply one of the two to all lists. Changes that the schemas reject are
 * reverted: names of icons, pages and skills, and lists of fixed length. As at the launch, nothing is marked as a sample and
 * every link has an address.
 */

/** Labels that the specification fixes, and by which tests find controls. */
const fixedLabels = new Set(['Book a Meeting', 'Need help?']);

/** The names of the company and its products. */
const brands = /SkillsAI|SkillSuite|Skills (?:Agent|Passport|1st Matching|Mapping|Lens)/;

/** Files whose names other files refer to, or whose figures must add up with theirs. Only texts other than `name` change. */
const referred =
  /^(?:content\/(?:organisation\/|claims|prices|links|videos|screens\/)|pages\/(?:[^/]+\/(?:screen|passport)|cookie-policy\/))/;

/** Replaces each vowel by the next one, so the length stays. Placeholders, link targets and brands are unchanged. */
function otherLetters(text: string): string {
  if (fixedLabels.has(text)) return text;
  const next: Readonly<Record<string, string>> = { a: 'e', e: 'i', i: 'o', o: 'u', u: 'a' };
  const parts = new RegExp(String.raw`\{[^}]*\}|\]\([^)]*\)|${brands.source}|[aeiou]`, 'g');
  return text.replace(parts, (part) => next[part] ?? part);
}

/** Returns a value with each of its parts changed. `field` is the part's path, such as `faq[2].answer`. */
const mapFields = (value: unknown, change: (part: unknown, field: string) => unknown) =>
  mapValue(value, (part, path) => change(part, fieldName(path)));

const mode = process.argv[2];
let lists = 0;
/** Returns a list with a changed copy of its last entry, or without that entry, in turn. */
function otherLength(list: readonly unknown[]): readonly unknown[] {
  lists += 1;
  const more = mode === 'more' || (mode !== 'fewer' && lists % 2 === 0);
  if (!more && list.length > 1) return list.slice(0, -1);
  // Texts of one word may be names and stay; ids get a suffix.
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

/** A content file. */
class EditedFile {
  readonly path: string;
  readonly #name: string;
  readonly #body: string;
  /** Fields that are referred to: ids and, in some files, names and the storage entries of the cookie policy. */
  readonly #names: RegExp;
  value: unknown;

  constructor(path: string) {
    this.path = path;
    const text = readFileSync(path, 'utf8');
    const [, front, body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
    this.#name = contentName(path);
    this.#body = body;
    this.#names = this.refersToNothing
      ? /(?:^|\.)id$|^head\.(?:lang|translates)$/
      : /(?:^|\.)(?:id|name)$|^table\.rows\[\d+\]\[0\]$/;
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

  /** Changes every text, and reverts the fields that the schema rejects, with everything inside them. */
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
      // A reverted field that is rejected again depends on its siblings, so revert its parent.
      kept.push(
        ...fields.map((field) => (kept.includes(field) ? field.replace(/(?:\.|\[)?[^.[]*$/, '') : field)),
      );
    }
    throw new Error(`${this.path}: ${this.mistakes(this.value)[0]?.problem}`);
  }

  /** Replaces samples, placeholders and old review dates by launch values, and gives claims their evidence. */
  launch(): void {
    this.value = mapFields(this.value, (part, path) => {
      if (path === 'contact') return 'team@skillsai.test';
      if (path.endsWith('.reviewed')) return new Date().toISOString().slice(0, 10);
      if (this.#name === 'content/links' && /^links\.\w+$/.test(path)) {
        return Object.assign({ address: `https://www.skillsai.test/${path.slice(6)}` }, part);
      }
      if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
      const evidence =
        this.#name === 'content/claims' && 'figure' in part
          ? { counted: '40 of 50 customers', period: 'January to June 2026' }
          : {};
      const launched = Object.entries(part).filter(([name, value]) => name !== 'sample' || value !== true);
      return { ...evidence, ...Object.fromEntries(launched) };
    });
  }

  /** Adds an announcement of this day, as the site may have none. */
  announce(): void {
    const day = new Date().toISOString().slice(0, 10);
    const link = { label: 'Read the news', to: '/news' };
    const announcement = { text: 'An announcement above every page.', link, from: day, until: day };
    this.value = Object.assign({}, this.value, { announcements: [announcement] });
  }

  /** Changes the length of each list in turn, if the schema allows it. */
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
// A photograph with a file name as from a phone, in place of the first picture.
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
  if (file.path.endsWith('/announcements.yaml')) file.announce();
  if (file.refersToNothing) file.changeLists();
  writeFileSync(file.path, file.text());
  texts += before;
}
const mistakes = checkDirectory('.', contentSchemas, references);
if (mistakes.length > 0) console.error(describeMistakes(mistakes));
console.info(`${files.length} files, ${texts} characters, ${lists} lists.`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
