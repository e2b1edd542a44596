import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import type { Finding } from './finding.ts';

/** What an entry is called, by the first of these fields that it has. */
const names = ['name', 'title', 'label', 'figure', 'quote'] as const;

function nameOf(entry: YAMLMap): string {
  for (const field of names) {
    const value = entry.get(field);
    if (typeof value === 'string') return `“${value}”`;
  }
  return 'all of it';
}

/** The YAML of a content file: the whole, or what stands between the lines of dashes that a Markdown file begins with. */
function yamlOf(file: string, text: string): string {
  return file.endsWith('.md') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
}

function samplesIn(file: string, text: string): readonly Finding[] {
  const lines = new LineCounter();
  const document = parseDocument(yamlOf(file, text), { lineCounter: lines });
  // In Markdown the first line of the YAML is the file's second.
  const offset = file.endsWith('.md') ? 1 : 0;
  const found: Finding[] = [];
  visit(document, {
    Pair(_key, pair, path) {
      const entry = path.at(-1);
      if (!isScalar(pair.key) || pair.key.value !== 'sample') return;
      if (!isScalar(pair.value) || pair.value.value !== true || !isMap(entry)) return;
      const { line } = lines.linePos(pair.key.range?.[0] ?? 0);
      found.push({
        name: `sample:${file}`,
        sentence: `src/content/${file}:${line + offset}: ${nameOf(entry)} is a sample.`,
      });
    },
  });
  return found;
}

/** Every entry of the content in `directory` that is marked as a sample, in the order of files and lines. */
export function sampleEntries(directory: string): readonly Finding[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .sort()
    .flatMap((file) => samplesIn(file, readFileSync(join(directory, file), 'utf8')));
}
