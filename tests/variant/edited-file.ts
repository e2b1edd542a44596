import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { references } from '../../src/build/content/references.ts';
import { contentSchemas } from '../../src/build/content/schemas.ts';
import { checkContent } from '../../src/content/loader/check-content.ts';
import { contentName, fieldName, type Mistake } from '../../src/content/loader/mistakes.ts';
import { schemaName } from '../../src/content/loader/plugin.ts';
import { mapValue } from '../../src/content/loader/references.ts';
import { announcement, tools, toolsUpdated } from './additions.ts';
import { otherLetters } from './other-letters.ts';

/** Files whose names other files refer to, or whose figures must add up with theirs. Only texts other than `name` change. */
const referred =
  /^(?:content\/(?:organisation\/|claims|measuring|prices|links|videos|screens\/)|pages\/(?:[^/]+\/(?:screen|passport)|cookie-policy\/))/;

/** Which lists get an entry more and which one fewer: in turn, or all the same. */
export type ListChange = 'turns' | 'more' | 'fewer';

/** Returns a value with each of its parts changed. `field` is the part's path, such as `faq[2].answer`. */
const mapFields = (value: unknown, change: (part: unknown, field: string) => unknown) =>
  mapValue(value, (part, path) => change(part, fieldName(path)));

let lists = 0;

/** Returns a list with a changed copy of its last entry, or without that entry. */
function otherLength(list: readonly unknown[], listChange: ListChange): readonly unknown[] {
  lists += 1;
  const more = listChange === 'more' || (listChange === 'turns' && lists % 2 === 0);
  if (!more && list.length > 1) return list.slice(0, -1);
  // Texts of one word may be names and stay; ids get a suffix.
  const added = mapFields(list.at(-1) ?? null, (part, path) => {
    if (typeof part !== 'string') return part;
    if (path.endsWith('id')) return `${part}-more`;
    return part.includes(' ') ? otherLetters(part) : part;
  });
  return [...list, added];
}

/** A content file. */
export class EditedFile {
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
    this.#names = this.isReferredTo
      ? /(?:^|\.)(?:id|name)$|^table\.rows\[\d+\]\[0\]$/
      : /(?:^|\.)id$|^head\.(?:lang|translates)$/;
    this.value = parse(front ?? text);
  }

  /** Whether other files refer to names in this one, or have figures that must add up with its own. */
  get isReferredTo(): boolean {
    return referred.test(this.#name);
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

  /** Adds an announcement of this day, as the site may have none, and one tool of each kind that measures. */
  addWhatTheSiteMayLack(): void {
    if (this.#name === 'content/announcements')
      this.value = Object.assign({}, this.value, { announcements: [announcement] });
    if (this.#name === 'content/measuring')
      this.value = Object.assign({}, this.value, {
        tools: Object.values(tools),
        updated: toolsUpdated,
      });
  }

  /** Changes the length of each list for which the schema allows another. */
  changeLists(listChange: ListChange): void {
    const paths: string[] = [];
    mapFields(this.value, (part, path) => {
      if (Array.isArray(part)) paths.push(path);
      return part;
    });
    for (const path of paths) {
      const changed = mapFields(this.value, (part, place) =>
        place === path && Array.isArray(part) ? otherLength(part, listChange) : part,
      );
      if (this.mistakes(changed).length === 0) this.value = changed;
    }
  }
}
