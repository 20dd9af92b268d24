import { PAGE_CHANGED } from '../../lib/router/page-changed.ts';
import { bringLetters } from './letters.ts';

const FRAMES_MS = 60;

interface Added {
  ranges: string;
  /** From bytes it is there at once. */
  whole: boolean;
}

let added: Added[];
let loaded: string[];
let asked: string[];
let answers: boolean;
let finger: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  [added, loaded, asked, answers, finger] = [[], [], [], true, false];
  class Face {
    constructor(
      readonly family: string,
      readonly source: string | ArrayBuffer,
      readonly descriptors: { unicodeRange: string },
    ) {}
    async load() {
      loaded.push(this.descriptors.unicodeRange);
      return this;
    }
  }
  const fonts = {
    add: ({ descriptors, source }: Face) =>
      added.push({ ranges: descriptors.unicodeRange, whole: typeof source !== 'string' }),
    load: async (font: string, letters: string) => loaded.push(`${font} ${letters}`),
  };
  const fetched = async (file: string) => {
    asked.push(file);
    return { ok: answers, arrayBuffer: async () => new ArrayBuffer(8) };
  };
  const LATIN_LETTERS = {
    file: '/latin.woff2',
    family: 'Letters',
    weights: '400 900',
    ranges: { fa: 'U+41', en: 'U+20' },
  };
  const matchMedia = (query: string) => ({ matches: finger && query === '(pointer: coarse)' });
  Object.assign(globalThis, { LATIN_LETTERS, FontFace: Face, fetch: fetched, matchMedia });
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});

const show = async () => {
  dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(FRAMES_MS);
};

// Nothing waits on for the load of a later test's page.
afterEach(async () => {
  await show();
  jest.useRealTimers();
});

describe('the letters of a page', () => {
  it('in English are asked for at once', () => {
    bringLetters('en');
    expect([added, loaded]).toEqual([[{ ranges: 'U+20', whole: false }], ['U+20']]);
  });

  it('in Persian are taken from the face in the document, before anything is laid out', () => {
    bringLetters('fa');
    expect([added, loaded, asked]).toEqual([[], ['1em "Letters" پ'], []]);
  });
});

describe('Latin letters on a page in Persian', () => {
  it('join in one step, when it is shown and they have come', async () => {
    bringLetters('fa');
    expect(asked).toEqual([]);
    await show();
    expect([asked, added]).toEqual([['/latin.woff2'], [{ ranges: 'U+41', whole: true }]]);
  });

  it('join under a finger with the next page, and once', async () => {
    finger = true;
    bringLetters('fa');
    await show();
    expect([asked, added]).toEqual([['/latin.woff2'], []]);
    dispatchEvent(new Event(PAGE_CHANGED));
    dispatchEvent(new Event(PAGE_CHANGED));
    expect(added).toEqual([{ ranges: 'U+41', whole: true }]);
  });

  it('are those of the system where they do not come', async () => {
    answers = false;
    bringLetters('fa');
    await show();
    expect([asked, added]).toEqual([['/latin.woff2'], []]);
  });
});
