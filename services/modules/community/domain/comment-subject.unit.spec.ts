import { commentSubject, InvalidSubject, threadTag, toldSubject } from './comment-subject.ts';

describe('what a comment is about', () => {
  it('is a title or a news post', () => {
    expect(commentSubject({ postId: 3 })).toEqual({ postId: 3, newsPostId: null });
    expect(commentSubject({ postId: null, newsPostId: 3 })).toEqual({ postId: null, newsPostId: 3 });
  });

  it.each([
    ['nothing', { postId: null }],
    ['nothing, in as many words', { postId: null, newsPostId: null }],
    ['both', { postId: 3, newsPostId: 4 }],
  ])('is never %s', (_, named) => expect(() => commentSubject(named)).toThrow(InvalidSubject));

  it('is told as before where it is a title', () => {
    expect(toldSubject({ postId: 3, newsPostId: null })).toEqual({ postId: 3 });
    expect(toldSubject({ postId: null, newsPostId: 3 })).toEqual({ postId: null, newsPostId: 3 });
  });

  it('has a thread of its own, also where the numbers are the same', () => {
    expect(threadTag({ postId: 3 })).toBe('comments:3');
    expect(threadTag({ postId: null, newsPostId: 3 })).not.toBe(threadTag({ postId: 3 }));
  });
});
