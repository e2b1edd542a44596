const today = new Date().toISOString().slice(0, 10);

/** The announcement of the variant. */
export const announcement = {
  text: 'An announcement above every page.',
  link: { label: 'Read the news', to: '/news' },
  from: today,
  until: today,
} as const;

/** The day on which the tools of the variant last changed. */
export const toolsUpdated = today;

/** The tools of the variant: one of each kind. */
export const tools = {
  'google-analytics': { kind: 'google-analytics', id: 'G-TEST000001' },
  plausible: { kind: 'plausible', id: 'pa-test00000001' },
  'linkedin-insight': {
    kind: 'linkedin-insight',
    id: '1000001',
    conversions: { meeting: '2000001', report: '2000002', newsletter: '2000003' },
  },
  'meta-pixel': { kind: 'meta-pixel', id: '300000000000001' },
  own: {
    kind: 'own',
    name: 'Our counter',
    category: 'analytics',
    address: 'https://counter.example/counter.js',
    stored: [
      { name: 'counter', why: 'Counts.', howLong: 'A day', where: 'cookie' },
      { name: 'counter-*', why: 'Counts apart.', howLong: 'A day', where: 'local-storage' },
    ],
  },
} as const;
