import { readFilePreferences, readPreferences, saveFilePreferences, savePreferences } from './preferences.ts';

describe('what the player remembers', () => {
  beforeEach(() => localStorage.clear());

  it('is volume, speed, quality and language for every film', () => {
    savePreferences({ volume: 0.4 });
    savePreferences({ subtitles: 'en' });
    expect(readPreferences()).toEqual({ volume: 0.4, muted: false, speed: 1, quality: null, subtitles: 'en' });
  });

  it('is style and offsets for each file; a new file looks as the last one did, with no offset', () => {
    const style = { size: 'large', colour: 'yellow', background: 'none' } as const;
    saveFilePreferences(1, { style });
    saveFilePreferences(1, { offsets: { 7: -300 } });
    expect(readFilePreferences(1)).toEqual({ style, offsets: { 7: -300 } });
    expect(readFilePreferences(2)).toEqual({ style, offsets: {} });
    saveFilePreferences(2, { style: { ...style, size: 'small' } });
    expect(readFilePreferences(1).style.size).toBe('large');
  });

  it('is at most sixty files, the newest', () => {
    for (let fid = 1; fid <= 70; fid++) saveFilePreferences(fid, { offsets: { 1: fid } });
    expect(readFilePreferences(10).offsets).toEqual({});
    expect(readFilePreferences(11).offsets).toEqual({ 1: 11 });
  });

  it('is nothing where the storage holds something else', () => {
    localStorage.setItem('parde.player', '{');
    localStorage.setItem('parde.player.files', '{"a":1}');
    expect(readPreferences().volume).toBe(1);
    expect(readFilePreferences(1).style.size).toBe('medium');
  });
});
