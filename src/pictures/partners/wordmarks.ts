import type { Wordmark } from './wordmark.ts';

/** The wordmarks of the sample partners. */
export const wordmarks: readonly Wordmark[] = [
  {
    file: 'office-for-regional-skills',
    mark: 'quarters',
    lines: [
      { text: 'Office for', typeface: 'neutral', size: 18, weight: 400 },
      { text: 'Regional Skills', typeface: 'neutral', size: 18, weight: 700 },
    ],
  },
  {
    file: 'european-learning-registry',
    mark: 'rosette',
    lines: [
      { text: 'EUROPEAN', typeface: 'geometric', size: 15, weight: 500, tracking: 18 },
      { text: 'LEARNING REGISTRY', typeface: 'geometric', size: 12.5, weight: 400, tracking: 9 },
    ],
  },
  {
    file: 'kilmara-department-of-work',
    mark: 'shield',
    lines: [
      { text: 'Kilmara', typeface: 'serif', size: 22, weight: 600 },
      { text: 'Department of Work', typeface: 'serif-italic', size: 15.5, weight: 450 },
    ],
  },
  {
    file: 'nordvika-kommune',
    mark: 'fells',
    lines: [
      { text: 'Nordvika', typeface: 'grotesque', size: 23, weight: 600, width: 90 },
      { text: 'kommune', typeface: 'grotesque', size: 15, weight: 350, width: 100 },
    ],
  },
  {
    file: 'federation-of-precision-makers',
    mark: 'nut',
    lines: [
      { text: 'FEDERATION OF', typeface: 'neutral', size: 11.5, weight: 600, width: 90, tracking: 8 },
      { text: 'PRECISION MAKERS', typeface: 'neutral', size: 16, weight: 700, width: 75, tracking: 3 },
    ],
  },
  {
    file: 'atlantic-ports-association',
    mark: 'swell',
    lines: [
      { text: 'Atlantic Ports', typeface: 'slab', size: 21 },
      { text: 'Association', typeface: 'slab', size: 15 },
    ],
  },
  {
    file: 'guild-of-care-providers',
    mark: 'petals',
    lines: [
      { text: 'Guild of Care', typeface: 'rounded', size: 20, weight: 700 },
      { text: 'Providers', typeface: 'rounded', size: 16, weight: 500 },
    ],
  },
  {
    file: 'builders-forum-west',
    mark: 'courses',
    lines: [
      { text: 'BUILDERS’', typeface: 'grotesque', size: 18, weight: 800, width: 75, tracking: 3 },
      { text: 'FORUM WEST', typeface: 'grotesque', size: 18, weight: 800, width: 75, tracking: 3 },
    ],
  },
  {
    file: 'university-of-carrowmore',
    mark: 'dolmen',
    lines: [
      { text: 'University of', typeface: 'serif-italic', size: 16, weight: 400 },
      { text: 'CARROWMORE', typeface: 'serif', size: 18, weight: 500, tracking: 9 },
    ],
  },
  {
    file: 'lindmark-institute',
    mark: 'leaf',
    lines: [
      { text: 'LINDMARK', typeface: 'geometric', size: 20, weight: 600, tracking: 6 },
      { text: 'Institute of Technology', typeface: 'geometric', size: 13, weight: 400, tracking: 1 },
    ],
  },
  {
    file: 'avonmere-college',
    mark: 'arches',
    lines: [
      { text: 'Avonmere', typeface: 'serif', size: 23, weight: 500 },
      { text: 'TECHNICAL COLLEGE', typeface: 'neutral', size: 10.5, weight: 600, tracking: 9 },
    ],
  },
  {
    file: 'escola-ribalta',
    mark: 'limelight',
    lines: [
      { text: 'escola', typeface: 'geometric', size: 18, weight: 350, tracking: 3 },
      { text: 'ribalta', typeface: 'geometric', size: 21, weight: 700 },
    ],
  },
  { file: 'tessel', mark: 'tiles', lines: [{ text: 'tessel', typeface: 'rounded', size: 31, weight: 800 }] },
  {
    file: 'northbeam',
    mark: 'beam',
    lines: [{ text: 'NORTHBEAM', typeface: 'geometric', size: 20, weight: 400, tracking: 16 }],
  },
  {
    file: 'quayline',
    lines: [{ text: 'quayline', typeface: 'grotesque', size: 32, weight: 800, width: 90 }],
  },
  {
    file: 'kiteloop',
    mark: 'loop',
    lines: [{ text: 'Kiteloop', typeface: 'neutral', size: 27, weight: 600 }],
  },
  {
    file: 'marrow-and-finch',
    lines: [{ text: 'Marrow & Finch', typeface: 'serif', size: 25, weight: 500 }],
    rules: 'both',
  },
  {
    file: 'castlebrook-foods',
    mark: 'tower',
    lines: [
      { text: 'Castlebrook', typeface: 'slab', size: 23 },
      { text: 'FOODS', typeface: 'neutral', size: 11.5, weight: 600, tracking: 30 },
    ],
  },
  {
    file: 'velde',
    mark: 'chevrons',
    lines: [{ text: 'VELDE', typeface: 'italic', size: 29, weight: 700, width: 100 }],
  },
  {
    file: 'aurelane-energy',
    mark: 'rings',
    lines: [
      { text: 'Aurelane', typeface: 'rounded', size: 22, weight: 600 },
      { text: 'energy', typeface: 'rounded', size: 16, weight: 300, tracking: 4 },
    ],
  },
];
