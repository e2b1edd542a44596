import { dictionary, ignored } from './dictionary.ts';

export interface Reading {
  readonly skill: string;
  /** From 1, begins, to 5, teaches others. */
  readonly level: number;
  /** In per cent, as in `next`. */
  readonly sure: number;
  /** The skill that the same words could mean, too, if there is one. */
  readonly next?: { readonly skill: string; readonly sure: number } | undefined;
}

/** A part of a text around one phrase. */
export interface Part extends Reading {
  readonly before?: string | undefined;
  readonly phrase: string;
  readonly after?: string | undefined;
}

export type Reason = 'time' | 'age' | 'condition' | 'test' | 'trait' | 'denied';

export interface ReadText {
  readonly parts: readonly Part[];
  readonly left: readonly { readonly phrase: string; readonly reason: Reason }[];
}

interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
  /** Words of one sentence have the same number. */
  readonly sentence: number;
}

interface Phrase {
  readonly name: string;
  readonly words: readonly (readonly string[])[];
  readonly sure: number;
}

interface Match extends Phrase {
  /** The first and the last word, as places in the text. */
  readonly first: number;
  readonly last: number;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replaceAll('-', ' ')
    .toLowerCase();

/** How sure a phrase of one, of two and of more words is, where the dictionary does not say. */
const sureBy = [72, 86, 93] as const;

/** How much less sure each word makes that stands between those of a phrase, and how many may. */
const lessPerWord = 2;
const between = 3;

const small = new Set(
  'a an and the our my your their his her its of to for in on with that what who they we you i it is by all two'.split(
    ' ',
  ),
);

/** Words before a phrase that deny it. */
const denials = new Set('no not never without neither nor dont cannot cant'.split(' '));

/** Beginnings of words that tell a level. The third is that of a text that has none of them. */
const cues: readonly (readonly [level: number, beginnings: readonly string[]])[] = [
  [1, ['learn', 'basic', 'begin', 'familiar', 'start', 'introduc']],
  [2, ['help', 'assist', 'support', 'shadow', 'contribut']],
  [4, ['lead', 'led', 'build', 'built', 'design', 'manag', 'head', 'responsib', 'own']],
  [5, ['teach', 'taught', 'train', 'coach', 'mentor']],
];

function phrasesOf(table: string): readonly Phrase[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...phrases] = line.split('|');
      return [`${plain(name)}=98`, ...phrases].map((phrase) => {
        const [text = '', sure] = phrase.split('=');
        const words = text.split(' ').map((word) => word.split('/'));
        return { name, words, sure: Number(sure ?? sureBy[Math.min(words.length, 3) - 1]) };
      });
    });
}

const skillPhrases = phrasesOf(dictionary);
const ignoredPhrases = phrasesOf(ignored).filter(({ sure }) => sure !== 98);

/** The number of skills that the dictionary knows. */
export const skillsKnown = new Set(skillPhrases.map(({ name }) => name)).size;

/** Returns whether a word is one that begins so, with an ending of at most four letters. Short words have to be the same. */
const isForm = (word: string, beginning: string) =>
  word === beginning ||
  (beginning.length > 3 && word.startsWith(beginning) && word.length <= beginning.length + 4);

function wordsOf(text: string): readonly Word[] {
  let sentence = 0;
  return [...text.matchAll(/[\p{L}\d'’]+|[.;:!?\n]/gu)].flatMap(({ 0: found, index }) => {
    if (/^[.;:!?\n]$/.test(found)) {
      sentence++;
      return [];
    }
    return [{ word: plain(found), from: index, to: index + found.length, sentence }];
  });
}

/** Returns the match of a phrase that begins with a word of a text, or undefined. */
function matchAt(words: readonly Word[], first: number, phrase: Phrase): Match | undefined {
  let last = first - 1;
  let skipped = 0;
  for (const [place, forms] of phrase.words.entries()) {
    const reach = place === 0 ? first : Math.min(words.length - 1, last + 1 + between);
    let at = last + 1;
    while (at <= reach && !forms.some((form) => isForm(words[at]?.word ?? '', form))) {
      if (!small.has(words[at]?.word ?? '')) skipped++;
      at++;
    }
    if (at > reach || words[at]?.sentence !== words[first]?.sentence) return undefined;
    last = at;
  }
  return { ...phrase, sure: phrase.sure - lessPerWord * skipped, first, last };
}

const matchesOf = (words: readonly Word[], phrases: readonly Phrase[]) =>
  words.flatMap((_, first) => phrases.flatMap((phrase) => matchAt(words, first, phrase) ?? []));

const overlaps = (one: Match, other: Match) => one.first <= other.last && other.first <= one.last;

/** Returns the level that the words of a phrase tell, or else the nearest of the four words before it. */
function levelOf(words: readonly Word[], { first, last }: Match): number {
  const order = [
    ...Array.from({ length: last - first + 1 }, (_, place) => first + place),
    ...[1, 2, 3, 4].map((back) => first - back),
  ];
  for (const place of order) {
    const found = words[place];
    if (found?.sentence !== words[first]?.sentence) continue;
    const cue = cues.find(([, beginnings]) => beginnings.some((form) => isForm(found?.word ?? '', form)));
    if (cue) return cue[0];
  }
  return 3;
}

/** Returns the best matches that share no word, in the order of the text. */
function chosenOf(matches: readonly Match[]): readonly Match[] {
  const best = matches.toSorted(
    (one, other) => other.sure - one.sure || other.last - other.first - (one.last - one.first),
  );
  const chosen: Match[] = [];
  for (const match of best) if (!chosen.some((other) => overlaps(match, other))) chosen.push(match);
  return chosen.toSorted((one, other) => one.first - other.first);
}

/** Splits the words between two phrases after the first punctuation mark: what belongs to the phrase before, and to the one after. */
function halves(text: string): readonly [string, string] {
  const [after = text] = /^[^,.;:!?]*[,.;:!?]+/.exec(text) ?? [];
  return [after.trimEnd(), text.slice(after.length).trim()];
}

/**
 * Reads a text by the dictionary: the phrases that name a skill, each with its level and how sure the reading is, and what is
 * left out with the reason. A phrase whose sentence denies it (`never studied statistics`) is left out.
 */
export function readText(text: string): ReadText {
  const words = wordsOf(text);
  const textOf = ({ first, last }: Match) => text.slice(words[first]?.from, words[last]?.to);
  const isDenied = ({ first }: Match) =>
    [1, 2, 3].some((back) => {
      const found = words[first - back];
      return found?.sentence === words[first]?.sentence && denials.has(found?.word ?? '');
    });
  const matches = matchesOf(words, skillPhrases);
  const denied = chosenOf(matches.filter(isDenied));
  const noSkills = chosenOf(matchesOf(words, ignoredPhrases));
  const outside = [...denied, ...noSkills];
  const able = matches.filter((match) => !outside.some((other) => overlaps(match, other)));
  const chosen = chosenOf(able);
  const parts = chosen.map((match, index): Part => {
    const { name, sure } = match;
    const other = able
      .filter((candidate) => candidate.name !== name && overlaps(match, candidate))
      .toSorted((one, another) => another.sure - one.sure)[0];
    const end = words[match.last]?.to ?? 0;
    const [previous, next] = [chosen[index - 1], chosen[index + 1]];
    const lead = text.slice(previous ? words[previous.last]?.to : 0, words[match.first]?.from);
    return {
      before: (previous ? halves(lead)[1] : lead.trim()) || undefined,
      phrase: textOf(match),
      after:
        (next ? halves(text.slice(end, words[next.first]?.from))[0] : text.slice(end)).trim() || undefined,
      skill: name,
      level: levelOf(words, match),
      sure,
      next: other && { skill: other.name, sure: Math.round(((100 - sure) * other.sure) / 100) },
    };
  });
  const left = chosenOf(outside).map((match) => ({
    phrase: textOf(match),
    reason: denied.includes(match) ? ('denied' as const) : (match.name as Reason),
  }));
  return { parts, left };
}
