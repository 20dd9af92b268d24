import { firstSubtitle } from './choose-subtitle.ts';

const subtitles = ['fa', 'en'].map((language, id) => ({ id, language, label: null, url: '' }));
const shown = (wanted: string | null, dubbed = false, reads = 'fa') =>
  firstSubtitle(subtitles, wanted, reads, dubbed)?.language ?? null;

describe('the subtitles a film begins with', () => {
  it("are the reader's own, until one is chosen", () => {
    expect([shown(null), shown(null, false, 'en'), shown('en')]).toEqual(['fa', 'en', 'en']);
  });

  it('are none when they were turned off, when there are none of that language, or when the film is dubbed', () => {
    expect([shown('off'), shown('de'), shown(null, true)]).toEqual([null, null, null]);
    expect(shown('fa', true)).toBe('fa');
  });
});
