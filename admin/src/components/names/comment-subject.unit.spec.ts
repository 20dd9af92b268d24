import { subjectOf } from './comment-subject.ts';

const name = { fa: 'نام', en: 'Name' };

describe('what a comment in the queue is about', () => {
  it('is a title, with its page and its poster', () => {
    const post = { id: 1, post_type: 2, slug: 'x', name, cover_path: '/media/images/posters/x.jpg' };
    expect(subjectOf({ post, news: null })).toEqual({
      name,
      picture: { path: post.cover_path, size: '150x225' },
      address: '/series/x',
    });
  });

  it('is a news post, with its page and a size that its picture has', () => {
    const news = { id: 1, slug: 'y', name, cover_path: '/media/images/news-tall/y.jpg' };
    expect(subjectOf({ post: null, news })).toEqual({
      name,
      picture: { path: news.cover_path, size: '480x640' },
      address: '/news/y',
    });
  });
});
