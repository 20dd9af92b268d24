import { bodyLength, bodySchema } from './comment-body.ts';

const errorOf = (text: string) => bodySchema.safeParse(text).error?.issues[0]?.message;

describe('a comment', () => {
  it('is counted in characters, without the space around it', () => {
    expect(bodyLength('  سلام 🎬 ')).toBe(6);
  });

  it('has between 2 and 4000 of them', () => {
    expect(errorOf('   ')).toBe('Please write a comment');
    expect(errorOf('a')).toBe('Please write a longer comment');
    expect(errorOf('ab')).toBeUndefined();
    expect(errorOf('x'.repeat(4000))).toBeUndefined();
    expect(errorOf('x'.repeat(4001))).toBe('A comment has at most 4000 characters');
  });
});
