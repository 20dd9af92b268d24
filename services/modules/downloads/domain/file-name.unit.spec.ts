import { fileName } from './file-name.ts';

const media = { container: 'mp4', width: 1920, height: 800 };
const film = { season: null, episode: null, dubbed: false, censored: false, media };
const title = (en: string) => ({ titleId: 7, name: { en }, releaseYear: 2011 });

describe('the name of a download', () => {
  it.each([
    ['A Separation', film, 'A.Separation.2011.1080p.mp4'],
    ['Amélie: “Le fabuleux”', film, 'Amelie.Le.fabuleux.2011.1080p.mp4'],
    ["Schindler's List", { ...film, dubbed: true, censored: true }, 'Schindlers.List.2011.1080p.Dubbed.Censored.mp4'],
    ['Shahrzad', { ...film, season: 1, episode: 2 }, 'Shahrzad.S01E02.1080p.mp4'],
    ['Shahrzad', { ...film, season: 12, episode: null }, 'Shahrzad.S12.1080p.mp4'],
    ['../../etc/passwd\r\nx', film, 'etc.passwd.x.2011.1080p.mp4'],
    ['جدایی', film, 'Title.7.2011.1080p.mp4'],
  ])('%j', (name, file, expected) => expect(fileName(title(name), file)).toBe(expected));
});
