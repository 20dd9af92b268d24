import { mentionedIn } from './mentions.ts';

describe('whom a comment mentions', () => {
  it.each([
    ['@sara is right', ['sara']],
    ['as (@sara) and @Omid_1, both, say', ['sara', 'omid_1']],
    ['درست می‌گوید @sara؛ و @omid.', ['sara', 'omid']],
    ['@sara @SARA @sara', ['sara']],
    ['write to me@example.com or example.com/@sara', []],
    ['@@sara @ab @', []],
    ['nobody', []],
  ])('%j: %j', (body, names) => {
    expect(mentionedIn(body)).toEqual(names);
  });

  it('are five at most', () => {
    expect(mentionedIn('@one @two @three @four @five @six')).toEqual(['one', 'two', 'three', 'four', 'five']);
  });
});
