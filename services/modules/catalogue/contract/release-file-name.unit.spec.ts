import { sampleMedia } from '../testing/sample-facts.ts';
import { persianFileName, releaseFileName } from './release-file-name.ts';

const movie = {
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
    ['Amélie: “Le/Fabuleux\\Destin”?', 'Amelie.LeFabuleuxDestin'],
    ['..', 'Film'],
    ['日本', 'Film'],
    ['Dr. No ', 'Dr.No'],
  ])('has only letters that every disk takes: %s', (en, expected) => {
    expect(releaseFileName({ ...movie, name: { fa: null, en } })).toBe(`${expected}.2011.1080p.WEB-DL.mp4`);
  });

  it('begins in Persian for whom it may', () => {
    expect(persianFileName(movie)).toBe('جدایی نادر از سیمین - A.Separation.2011.1080p.WEB-DL.mp4');
    const odd = { ...movie, name: { fa: ' ../«رُخ»\u202e/\u0000 ', en: 'Rokh' } };
    expect(persianFileName(odd)).toBe('.. «رُخ» - Rokh.2011.1080p.WEB-DL.mp4');
    expect(persianFileName({ ...movie, name: { fa: null, en: 'Rokh' } })).toBe('Rokh.2011.1080p.WEB-DL.mp4');
  });
});
