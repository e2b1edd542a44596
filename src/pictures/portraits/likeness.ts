/** How the hair is worn; `scarf` covers it. */
export type Hair =
  | 'crop'
  | 'parted'
  | 'bob'
  | 'long'
  | 'waves'
  | 'bun'
  | 'curls'
  | 'fringe'
  | 'shaven'
  | 'scarf';

/** What a portrait is told about a person; proportions, terrain and lines come from the name. */
export interface Likeness {
  readonly hair: Hair;
  readonly hairTone: 'dark' | 'middle' | 'light';
  readonly skin: 'light' | 'middle' | 'deep';
  readonly clothes: 'round' | 'open' | 'jacket';
  readonly ground: 'mist' | 'sand' | 'reef';
  readonly beard?: boolean;
}

/** The likenesses of the sample team, by the name of the picture's file. */
export const likenesses: Readonly<Record<string, Likeness>> = {
  'orla-brennan': { hair: 'bob', hairTone: 'middle', skin: 'light', clothes: 'jacket', ground: 'mist' },
  'adaeze-okafor': { hair: 'curls', hairTone: 'dark', skin: 'deep', clothes: 'open', ground: 'sand' },
  'marek-nowak': {
    hair: 'parted',
    hairTone: 'middle',
    skin: 'light',
    clothes: 'jacket',
    ground: 'reef',
    beard: true,
  },
  'priya-raman': { hair: 'long', hairTone: 'dark', skin: 'middle', clothes: 'round', ground: 'mist' },
  'soren-dahl': { hair: 'parted', hairTone: 'light', skin: 'light', clothes: 'round', ground: 'sand' },
  'fatima-el-amrani': { hair: 'scarf', hairTone: 'middle', skin: 'middle', clothes: 'round', ground: 'reef' },
  'ciaran-doyle': {
    hair: 'shaven',
    hairTone: 'light',
    skin: 'light',
    clothes: 'jacket',
    ground: 'sand',
    beard: true,
  },
  'lucia-fernandez': { hair: 'waves', hairTone: 'dark', skin: 'light', clothes: 'open', ground: 'reef' },
  'kenji-watanabe': { hair: 'fringe', hairTone: 'dark', skin: 'light', clothes: 'round', ground: 'mist' },
  'aoife-kavanagh': { hair: 'bun', hairTone: 'middle', skin: 'light', clothes: 'open', ground: 'sand' },
  'samuel-mensah': {
    hair: 'crop',
    hairTone: 'dark',
    skin: 'deep',
    clothes: 'jacket',
    ground: 'mist',
    beard: true,
  },
  'beatriz-almeida': { hair: 'waves', hairTone: 'middle', skin: 'middle', clothes: 'jacket', ground: 'sand' },
  'grainne-o-sullivan': { hair: 'crop', hairTone: 'light', skin: 'light', clothes: 'round', ground: 'reef' },
};
