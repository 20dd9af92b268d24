import { PAGE_CHANGED } from '../../lib/router/page-changed.ts';
import { bringLetters } from './letters.ts';

const FRAMES_MS = 60;

interface Added {
  family: string;
  descriptors: object;
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
      readonly descriptors: object,
    ) {}
  }
  const fonts = {
    add: ({ family, descriptors, source }: Face) =>
      added.push({ family, descriptors, whole: typeof source !== 'string' }),
    load: async (font: string, letters: string) => loaded.push(`${font} ${letters}`),
  };
  const fetched = async (file: string) => {
    asked.push(file);
    return { ok: answers, arrayBuffer: async () => new ArrayBuffer(8) };
  };
  const english = { family: 'Letters English', ascentOverride: '112%' };
  const LATIN_LETTERS = { file: '/latin.woff2', family: 'Letters', weights: '400 900', range: 'U+41', english };
  const matchMedia = (query: string) => ({ matches: finger && query === '(pointer: coarse)' });
  Object.assign(globalThis, { LATIN_LETTERS, FontFace: Face, fetch: fetched, matchMedia });
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  document.head.innerHTML = '<style media="not all" data-letters="en"></style>';
});

/** For the words of a page in Persian, and for all of it when its language is changed. */
const LATIN: Added[] = [
  { family: 'Letters', descriptors: { weight: '400 900', unicodeRange: 'U+41' }, whole: true },
  { family: 'Letters English', descriptors: { weight: '400 900', ascentOverride: '112%' }, whole: true },
];

const mediaOfEnglish = () => document.querySelector('style')?.media;

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
  it('in English are those of the face that waits for it, asked for at once', () => {
    bringLetters('en');
    expect([mediaOfEnglish(), loaded]).toEqual(['', ['1em "Letters English" p']]);
  });

  it('in English have no other face when the page has been shown', async () => {
    bringLetters('en');
    await show();
    expect([asked, added]).toEqual([[], []]);
  });

  it('in Persian are asked for before anything is laid out, and the face for English is left alone', () => {
    bringLetters('fa');
    expect([mediaOfEnglish(), loaded]).toEqual(['not all', ['1em "Letters" پ']]);
    expect([added, asked]).toEqual([[], []]);
  });
});

describe('Latin letters on a page in Persian', () => {
  it('join in one step, when it is shown and they have come', async () => {
    bringLetters('fa');
    expect(asked).toEqual([]);
    await show();
    expect([asked, added]).toEqual([['/latin.woff2'], LATIN]);
  });

  it('join under a finger with the next page, and once', async () => {
    finger = true;
    bringLetters('fa');
    await show();
    expect([asked, added]).toEqual([['/latin.woff2'], []]);
    dispatchEvent(new Event(PAGE_CHANGED));
    dispatchEvent(new Event(PAGE_CHANGED));
    expect(added).toEqual(LATIN);
  });

  it('are those of the system where they do not come', async () => {
    answers = false;
    bringLetters('fa');
    await show();
    expect([asked, added]).toEqual([['/latin.woff2'], []]);
  });
});
