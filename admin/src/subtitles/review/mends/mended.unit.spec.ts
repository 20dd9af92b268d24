import type { SubtitleMend } from '../../../api/types.ts';
import { activeMends, difference, mendedText, readable } from './mended.ts';

const mend = (id: number, changes: Partial<SubtitleMend>): SubtitleMend => ({
  id,
  kind: 'letters',
  cue: 1,
  before: '',
  after: '',
  required: false,
  needs: [],
  change: {},
  ...changes,
});

it('counts what is accepted or required, and nothing that rests on a refused mend', () => {
  const mends = [mend(1, {}), mend(2, { required: true }), mend(3, { needs: [1] }), mend(4, { needs: [2] })];
  expect([...activeMends(mends, new Set([3, 4]))]).toEqual([2, 4]);
  expect([...activeMends(mends, new Set([1, 3]))]).toEqual([1, 2, 3]);
});

it('puts what comes in before what goes at the same place', () => {
  const edits = [
    { at: 0, size: 1, text: '' },
    { at: 5, size: 0, text: '.' },
  ];
  expect(mendedText('.سلام</i>', [mend(1, { change: { edits } })])).toBe('سلام.</i>');
  const tag = mend(2, { change: { edits: [{ at: 5, size: 4, text: '' }] } });
  expect(mendedText('.سلام</i>', [tag, mend(1, { change: { edits } })])).toBe('سلام.');
});

it('starts anew from a text that was rewritten, and drops what is empty', () => {
  const edited = mend(1, { change: { edits: [{ at: 0, size: 1, text: '' }] } });
  const rewritten = mend(2, { change: { rewrite: 'ab' } });
  expect(mendedText('xy', [edited, rewritten])).toBe('ab');
  expect(mendedText('xy', [rewritten, edited])).toBe('b');
  expect(mendedText('xy', [mend(1, { change: { drop: true } })])).toBeNull();
});

it('reads what viewers read', () => {
  expect(readable('<i>تام &amp; جری</i>\n&lt;خنده&gt;')).toBe('تام & جری\n<خنده>');
});

it('shows where two texts differ, and what nobody sees', () => {
  expect(difference('علي رفت', 'علی رفت')).toEqual({ start: 'عل', gone: 'ي', come: 'ی', end: ' رفت' });
  expect(difference('\u202bسلام', 'سلام').gone).toBe('⟨RLE⟩');
  expect(difference('aa', 'a')).toEqual({ start: 'a', gone: 'a', come: '', end: '' });
});
