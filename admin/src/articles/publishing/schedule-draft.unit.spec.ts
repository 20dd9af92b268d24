import { draftOf, errorsOf, momentOf } from './schedule-draft.ts';

const NOW = Date.parse('2026-03-21T06:00:00Z');

describe('the moment on which an article is published', () => {
  it('is a day and a time of Tehran', () => {
    expect(momentOf({ day: '2026-03-21', time: '۹:۳۰' })).toBe('2026-03-21T06:00:00.000Z');
    expect(momentOf({ day: '', time: '09:30' })).toBeNull();
    expect(momentOf({ day: '2026-03-21', time: '25:00' })).toBeNull();
  });

  it('is typed as it was chosen, where it is to be another', () => {
    const inPersian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
    const draft = draftOf('2026-03-20T21:05:00.000Z', inPersian);
    expect(draft).toEqual({ day: '2026-03-21', time: '۰۰:۳۵' });
    expect(momentOf(draft)).toBe('2026-03-20T21:05:00.000Z');
  });

  it('is one to come, also today', () => {
    expect(errorsOf({ day: '2026-03-21', time: '09:31' }, NOW)).toEqual({});
    expect(errorsOf({ day: '2026-03-21', time: '09:30' }, NOW)).toEqual({ time: 'parde.articles.past' });
    expect(errorsOf({ day: '2026-03-22', time: '9' }, NOW)).toEqual({ time: 'parde.articles.time_wrong' });
    expect(errorsOf({ day: '', time: '09:00' }, NOW)).toEqual({ day: 'parde.articles.form.required' });
  });
});
