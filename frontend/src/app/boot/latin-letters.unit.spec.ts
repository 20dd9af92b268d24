import { bringLatinLetters } from './latin-letters.ts';

const FRAMES_MS = 60;

let added: { ranges: string; loaded: boolean }[];
let loads: boolean;
let asked: number;

beforeEach(() => {
  jest.useFakeTimers();
  added = [];
  loads = true;
  asked = 0;
  class Face {
    loaded = false;
    constructor(
      readonly family: string,
      readonly source: string,
      readonly descriptors: { unicodeRange: string },
    ) {}
    async load() {
      asked += 1;
      if (!loads) throw new Error('no connection');
      this.loaded = true;
      return this;
    }
  }
  const fonts = { add: (face: Face) => added.push({ ranges: face.descriptors.unicodeRange, loaded: face.loaded }) };
  const LATIN_FONT = {
    file: '/latin.woff2',
    family: 'Letters',
    weights: '400 900',
    ranges: { fa: 'U+41', en: 'U+20' },
  };
  Object.assign(globalThis, { LATIN_FONT, FontFace: Face });
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});
afterEach(() => jest.useRealTimers());

const show = async () => {
  dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(FRAMES_MS);
};

describe('Latin letters', () => {
  it('are there from the beginning of a page in English', () => {
    bringLatinLetters('en');
    expect(added).toEqual([{ ranges: 'U+20', loaded: false }]);
  });

  it('join a page in Persian in one step, when it is shown and they have come', async () => {
    bringLatinLetters('fa');
    expect(asked).toBe(0);
    await show();
    expect(added).toEqual([{ ranges: 'U+41', loaded: true }]);
  });

  it('are those of the system where they do not come', async () => {
    loads = false;
    bringLatinLetters('fa');
    await show();
    expect(added).toEqual([]);
  });
});
