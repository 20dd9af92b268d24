import { begunMention, partsOf, withMention } from './mentions.ts';

const mentioned = (text: string) => partsOf(text).filter(({ username }) => username);

describe('who is mentioned in a comment', () => {
  it.each([
    ['@sara', [{ at: 0, text: '@sara', username: 'sara' }]],
    ['سلام @sara، خوب بود', [{ at: 5, text: '@sara', username: 'sara' }]],
    ['(@ali_1)', [{ at: 1, text: '@ali_1', username: 'ali_1' }]],
    [
      '@sara @ali',
      [
        { at: 0, text: '@sara', username: 'sara' },
        { at: 6, text: '@ali', username: 'ali' },
      ],
    ],
    ['me@example.org', []],
    ['x/@sara', []],
    ['@@sara', []],
    ['فیلم@sara', []],
    ['@sara@ali', [{ at: 0, text: '@sara', username: 'sara' }]],
  ])('is found in %p', (text, found) => {
    expect(mentioned(text)).toEqual(found);
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('is what was begun at the end, and keeps what stands before it when it is made whole', () => {
    expect(begunMention('سلام @Sa')).toBe('sa');
    expect(begunMention('me@sa')).toBeNull();
    expect(withMention('سلام (@sa', 'sara')).toBe('سلام (@sara ');
    expect(withMention('@', 'sara')).toBe('@sara ');
  });
});
