/** Where words stand on a backdrop, in pixels from the top and from where the page's lines begin. */
export interface Words {
  /** A text colour among the tokens. */
  token: 'text-high' | 'text-mid' | 'text-low' | 'accent-text';
  x: readonly [from: number, to: number];
  y: readonly [from: number, to: number];
}

export interface Hero {
  name: string;
  /** Of the viewport. */
  width: number;
  /** Of the backdrop's box, as wide as the viewport. */
  height: number;
  /** The section's ground: the page's own, or the title's tint in it. */
  ground: 'ink' | 'tint';
  words: Words[];
}

/** The places of the longest texts that the layout allows; shorter ones stand inside them. */
export const heroes: readonly Hero[] = [
  {
    name: 'home on a phone',
    width: 390,
    height: 620,
    ground: 'ink',
    words: [
      { token: 'text-high', x: [16, 374], y: [200, 348] },
      { token: 'text-mid', x: [16, 374], y: [348, 468] },
      { token: 'accent-text', x: [16, 80], y: [348, 398] },
    ],
  },
  {
    name: 'home on a tablet',
    width: 820,
    height: 620,
    ground: 'ink',
    words: [
      { token: 'text-high', x: [32, 608], y: [158, 292] },
      { token: 'text-mid', x: [32, 608], y: [292, 448] },
      { token: 'accent-text', x: [32, 100], y: [292, 342] },
    ],
  },
  {
    name: 'home on a desktop',
    width: 1440,
    height: 612,
    ground: 'ink',
    words: [
      { token: 'text-high', x: [48, 624], y: [150, 284] },
      { token: 'text-mid', x: [48, 624], y: [284, 440] },
      { token: 'accent-text', x: [48, 116], y: [284, 334] },
    ],
  },
  {
    name: 'the spotlight on a phone',
    width: 358,
    height: 500,
    ground: 'ink',
    words: [
      { token: 'accent-text', x: [20, 150], y: [150, 175] },
      { token: 'text-high', x: [20, 338], y: [178, 292] },
      { token: 'text-mid', x: [20, 338], y: [292, 410] },
    ],
  },
  {
    name: 'the spotlight on a desktop',
    width: 1264,
    height: 440,
    ground: 'ink',
    words: [
      { token: 'accent-text', x: [48, 200], y: [48, 80] },
      { token: 'text-high', x: [48, 624], y: [75, 175] },
      { token: 'text-mid', x: [48, 624], y: [150, 330] },
    ],
  },
  {
    name: 'a title on a phone',
    width: 390,
    height: 320,
    ground: 'tint',
    words: [
      { token: 'text-high', x: [144, 374], y: [189, 303] },
      { token: 'text-mid', x: [144, 374], y: [295, 320] },
    ],
  },
  {
    name: 'a title on a tablet',
    width: 820,
    height: 416,
    ground: 'tint',
    words: [
      { token: 'text-high', x: [328, 788], y: [176, 310] },
      { token: 'text-mid', x: [328, 788], y: [243, 416] },
      { token: 'accent-text', x: [328, 400], y: [279, 380] },
    ],
  },
  {
    name: 'a title on a desktop',
    width: 1440,
    height: 660,
    ground: 'tint',
    words: [
      { token: 'text-high', x: [344, 1112], y: [176, 310] },
      { token: 'text-mid', x: [344, 960], y: [243, 604] },
      { token: 'accent-text', x: [344, 420], y: [279, 380] },
    ],
  },
];
