import { sampleMedia } from '../../testing/sample-facts.ts';
import { releaseFileName } from './release-file-name.ts';

const movie = {
  titleId: 7,
  postType: 1 as const,
  name: { fa: 'جدایی نادر از سیمین', en: 'A Separation' },
  releaseYear: 2011,
  season: null,
  episode: null,
  quality: 12,
  dubbed: false,
  censored: false,
  media: sampleMedia(),
};

describe('the name of a file', () => {
  it('has title, year and level for a film', () => {
    expect(releaseFileName(movie)).toBe('A.Separation.2011.1080p.WEB-DL.mp4');
    expect(releaseFileName({ ...movie, quality: 20, dubbed: true, censored: true })).toBe(
      'A.Separation.2011.4K-HDR.Dubbed.Censored.mp4',
    );
  });

  it('has season and episode for a series', () => {
    const episode = { ...movie, postType: 2 as const, quality: 1, season: 1, episode: 12 };
    expect(releaseFileName(episode)).toBe('A.Separation.S01E12.720p.mp4');
  });

  it.each([
    ['Amélie: “Le/Fabuleux\\Destin”?', 'Amelie.Le.Fabuleux.Destin'],
    ["Schindler's List", 'Schindlers.List'],
    ['../../etc/passwd\r\nx', 'etc.passwd.x'],
    ['..', 'Title.7'],
    ['جدایی', 'Title.7'],
    ['Dr. No ', 'Dr.No'],
  ])('has only letters that every disk takes: %j', (en, expected) => {
    expect(releaseFileName({ ...movie, name: { en } })).toBe(`${expected}.2011.1080p.WEB-DL.mp4`);
  });
});
