import { InvalidNote, MAX_NOTE, reportNote } from './report-note.ts';

describe('the note of a report', () => {
  it('may be empty where the reason says enough', () => {
    expect(reportNote('bad_sound', '  \u200b ')).toBe('');
    expect(() => reportNote('other', ' \u200b ')).toThrow(InvalidNote);
  });

  it('is kept as plain text', () => {
    expect(reportNote('other', ' از دقیقه ۱۰\r\nصدا نیست\u202e ')).toBe('از دقیقه ۱۰\nصدا نیست');
  });

  it('has at most 1000 characters, counted as people count them', () => {
    expect(reportNote('other', '🎬'.repeat(MAX_NOTE))).toHaveLength(2 * MAX_NOTE);
    expect(() => reportNote('other', 'ب'.repeat(MAX_NOTE + 1))).toThrow(InvalidNote);
  });
});
