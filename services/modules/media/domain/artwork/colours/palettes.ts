import type { ArtworkMood } from '../artwork-spec.ts';

export interface Palette {
  readonly name: string;
  /** Three tones of the ground, from the sky down. */
  readonly top: string;
  readonly mid: string;
  readonly low: string;
  /** The darkest tone: silhouettes, and letters on paper. */
  readonly deep: string;
  /** The lightest tone: letters on dark. */
  readonly light: string;
  /** The strong shape, its companion, and the spark. */
  readonly focus: string;
  readonly second: string;
  readonly accent: string;
  /** A light ground, as a printed sheet. */
  readonly paper: boolean;
  readonly genres: readonly string[];
  readonly moods: readonly ArtworkMood[];
}

function dark(name: string, colours: string, genres: string, moods: string): Palette {
  return read(name, colours, genres, moods, false);
}

function paper(name: string, colours: string, genres: string, moods: string): Palette {
  return read(name, colours, genres, moods, true);
}

/** The colours in the order top, mid, low, deep, light, focus, second, accent. */
function read(name: string, colours: string, genres: string, moods: string, isPaper: boolean): Palette {
  const [top, mid, low, deep, light, focus, second, accent] = colours.split(' ').map((colour) => `#${colour}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    name,
    top,
    mid,
    low,
    deep,
    light,
    focus,
    second,
    accent,
    paper: isPaper,
    genres: genres.split(' '),
    moods: moods.split(' ') as ArtworkMood[],
  };
}

/** Named after what they were looked up from: pigments, places, hours of the day. */
export const palettes: readonly Palette[] = [
  dark(
    'lapis',
    '0d1b4a 14307a 0a1436 060b20 f6ead0 e9b44c 2f6fc4 f26b4e',
    'fantasy history epic adventure biography',
    'epic dreamy',
  ),
  dark(
    'pomegranate',
    '4a0a1e 8c1730 3a0718 1c040d fbe6cf e2483f b5263c f3b35a',
    'romance drama crime family',
    'warm tense',
  ),
  dark(
    'saffron-dusk',
    '3b1436 9a3b3a e58b3a 1f0a1e fdecc8 f7b33d c8473d ff8f5a',
    'western adventure drama action',
    'warm epic',
  ),
  dark(
    'isfahan-turquoise',
    '063a44 0d6e74 07343d 031c22 f7efd9 35c2b2 12808a f0a93b',
    'fantasy family musical history animation',
    'playful dreamy',
  ),
  dark(
    'ember',
    '160b0d 4a1414 200a0c 0d0506 f9e3c4 e8482c 8f2218 f6a13a',
    'action war horror thriller',
    'tense dark epic',
  ),
  dark(
    'kavir',
    '20304f b06a4a e3a566 2a1620 fff0d6 f3c77f a34a35 f08a4b',
    'western adventure war sci-fi',
    'epic quiet',
  ),
  dark('spice', '3a1a12 b4531f f0a13c 22100c fff1d2 ffc15a d9642a f4683a', 'sci-fi adventure epic action', 'epic warm'),
  dark(
    'smoke',
    '17181c 3a3c43 141519 08090b f1ece2 d9d2c2 6d6f78 c8412f',
    'film-noir crime mystery thriller documentary',
    'dark tense melancholy',
  ),
  dark(
    'petrol',
    '07222c 0f4a55 06222b 031318 f3ead8 e7dcc0 1f6f78 f0653f',
    'thriller mystery crime political',
    'tense dark quiet',
  ),
  dark(
    'bordeaux-noir',
    '1a0a12 45132a 16080f 0b0408 f4dfc6 c9963f 7c1d38 e9573f',
    'crime film-noir political biography',
    'dark tense',
  ),
  dark(
    'violet-hour',
    '1f1147 5b2a86 2a1458 120932 fbe7f0 f58fb0 8d4bc0 ffd166',
    'romance fantasy musical music',
    'dreamy playful',
  ),
  dark('absinthe', '0e1f17 25523a 0e2119 06120c f2f0d2 a9cf54 3b7a4e efb23e', 'horror mystery fantasy', 'dark tense'),
  dark(
    'cedar',
    '10291f 2c5e49 123226 081912 f8ecd4 e0b25b 4a8a6a d4573a',
    'family drama history biography',
    'quiet warm melancholy',
  ),
  dark(
    'moonlit',
    '0b1230 26386f 0f1a40 060a1c eef0fa dfe4f5 5a73b8 f4c86a',
    'drama mystery romance horror',
    'melancholy quiet dreamy',
  ),
  dark(
    'neon-tehran',
    '12082e 3b1065 180a3a 0a0420 fdf0ff ff4f8b 6a35d9 3fe0d0',
    'sci-fi superhero music action',
    'tense playful',
  ),
  dark(
    'cobalt-signal',
    '07164f 1238b5 081b63 040b2c fff7e4 ff5a36 2f64ee ffc93d',
    'superhero action sport',
    'epic playful',
  ),
  dark(
    'copper',
    '2a1410 713325 321712 170a08 fbe7cf dd8350 9b4a31 4fa09a',
    'war history western documentary',
    'warm melancholy epic',
  ),
  dark(
    'aubergine',
    '241024 5a2451 2a1230 140816 fbe9dd ef7f5a 93376f f1bd62',
    'romance drama musical thriller',
    'melancholy dreamy dark',
  ),
  dark(
    'storm',
    '1b2733 4a6377 222f3b 0e161d f2f0e8 c9d6dc 6f8ea3 e3a13f',
    'war drama documentary sport',
    'melancholy tense quiet',
  ),
  dark(
    'garnet-canvas',
    '2a0508 7a0f18 3a070d 180306 ffe9c9 f2b84b b31f29 ff7a4a',
    'musical music comedy martial-arts',
    'warm playful epic',
  ),
  paper(
    'sheet-vermilion',
    'f6ead3 f2e2c4 ead4af 2a1418 fff7e6 d8372b e98a3d 1f5f6b',
    'comedy drama crime martial-arts sport',
    'playful warm tense',
  ),
  paper(
    'sheet-turquoise',
    'eef0df dfe9da c6dccf 10333a fbfaf0 128a8c 4fb8a8 e8623a',
    'family kids animation comedy',
    'playful quiet',
  ),
  paper(
    'mustard-field',
    'f6cf66 f1b93c e59f25 2b1a12 fff4d6 b8322c 2c6a70 fdf0cd',
    'comedy family anime documentary',
    'playful warm',
  ),
  paper(
    'rose-water',
    'fbe3dc f6cfc6 eeb3aa 4a1730 fff5ef d64a62 8d3560 e79a3a',
    'romance family comedy kids',
    'warm dreamy playful',
  ),
  paper(
    'sky-of-childhood',
    'cfe6ee e3eedf f3e3bd 173a54 fffaf0 e7503a 2d7fa6 f2ae35',
    'kids animation family anime',
    'playful warm quiet',
  ),
  paper(
    'limestone',
    'e9e2d4 ddd2bf c9b99f 2b2420 fbf7ee 8e4a34 5f7567 c98b2f',
    'documentary biography history political',
    'quiet melancholy',
  ),
  paper(
    'pistachio',
    'e8ecc9 d5dfa8 b8cc88 22331f fbfbe9 3f7d4b d9573f f0b73d',
    'comedy animation kids family',
    'playful warm',
  ),
  paper(
    'coral-morning',
    'ffd9b8 fbb08c f0826a 3c1230 fff3e4 c12f4c 6c2560 ffe2a0',
    'romance drama musical music anime',
    'warm dreamy',
  ),
  paper(
    'ash-and-blood',
    'ded8cf cbc3b8 b3a99d 1c1517 f8f4ee b3202c 4d4648 e2a33c',
    'horror thriller war film-noir political',
    'tense dark melancholy',
  ),
  paper(
    'wheat',
    'f3e0b0 ecc984 dfad5c 3b2113 fff6dd 9c3d1f c97a2b 3e7a78',
    'western drama history family',
    'warm quiet melancholy',
  ),
];
