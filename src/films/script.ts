import { readFileSync, writeFileSync } from 'node:fs';
import { isMap, isSeq, parseDocument } from 'yaml';
import { clockTime } from '../content/format.ts';
import type { Recorded, Script } from './reel.ts';

const file = 'src/content/videos.yaml';

const read = () => parseDocument(readFileSync(file, 'utf8'));

/** Returns a film's texts. Reads them without the content check, as the film may not exist yet. */
export function readScript(name: string): Script {
  const { title, film } = read().toJS().videos[name];
  return { title, captions: (film?.captions ?? []).map(({ text }: { readonly text: string }) => text) };
}

/** Writes the film's length and the times of its captions into `videos.yaml`. */
export function writeTimes(
  name: string,
  { seconds, captions }: Pick<Recorded, 'seconds' | 'captions'>,
): void {
  const document = read();
  document.setIn(['videos', name, 'length'], clockTime(Math.round(seconds)));
  const entries = document.getIn(['videos', name, 'film', 'captions']);
  if (isSeq(entries))
    for (const [place, entry] of entries.items.entries())
      if (isMap(entry)) entry.set('at', Number(captions[place]?.toFixed(2)));
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}
