import { reportSchema } from './report-schema.ts';

const sentences = (value: object) => {
  const { error } = reportSchema.safeParse(value);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};

describe('the form of a report', () => {
  it('needs a reason, and a note where the reason says nothing', () => {
    expect(sentences({ reason: '', note: '' })).toEqual([['reason', 'Please choose what is wrong']]);
    expect(sentences({ reason: 'other', note: '  ' })).toEqual([['note', 'Please tell us what is wrong']]);
    expect(sentences({ reason: 'bad_sound', note: '' })).toEqual([]);
  });

  it('counts the note as people do', () => {
    expect(sentences({ reason: 'other', note: '🎬'.repeat(1_000) })).toEqual([]);
    expect(sentences({ reason: 'other', note: '🎬'.repeat(1_001) })).toEqual([
      ['note', 'A note has at most 1000 characters'],
    ]);
  });
});
