import type { ConsoleNewsPost } from '../../api/types.ts';
import { articles } from '../../i18n/en/editorial/articles.ts';
import { draftOf, factsOf, MOTIFS } from './news-draft.ts';

const cover = {
  key: '0190f5c2-7d1e-4b3a-9c44-5e6f708192a3',
  tint: '#203040',
  crop: { x: 0, y: 0, width: 1, height: 1 },
  focus: { x: 0.5, y: 0.5 },
};
const post: ConsoleNewsPost = {
  id: 1,
  state: 'draft',
  publish_at: null,
  texts: { fa: { title: 'عنوان', lead: 'لید', body: 'متن' }, en: null },
  author: null,
  version: 1,
  added_at: '2026-03-21T06:00:00.000Z',
  changed_at: '2026-03-21T06:00:00.000Z',
  slug: 'a-post',
  category: 'series',
  motif: 'sea',
  cover,
  cover_path: '/media/images/news/a-post.jpg',
  tint: '#203040',
};

describe('the draft of a news post', () => {
  it('says what the post says, with its cover and what its picture shows', () => {
    const { category, motif, texts } = post;
    expect(factsOf(draftOf(post))).toEqual({ category, motif, cover, ...texts });
  });

  it('leaves the picture to the words where nothing is chosen, also once something was', () => {
    expect(factsOf(draftOf({ ...post, motif: null, cover: null }))).toMatchObject({ motif: null, cover: null });
    expect(factsOf({ ...draftOf(post), motif: '', cover: '' })).toMatchObject({ motif: null, cover: null });
    expect(factsOf(draftOf(undefined))).toMatchObject({ motif: null, cover: null });
  });

  it('has words for each motif', () => {
    expect([...MOTIFS].sort()).toEqual(Object.keys(articles.motifs).sort());
  });
});
