import type { ConsoleComment } from '../../api/types.ts';
import { titleAddress } from '../links/SiteLink.tsx';

type About = Pick<ConsoleComment, 'post' | 'news'>;

interface Subject {
  name: { fa: string | null; en: string };
  /** In the size that a queue shows. */
  picture: { path: string; size: string };
  /** The public page that it stands on. */
  address: string;
}

/** What a comment is about: a title or a news post. */
export function subjectOf({ post, news }: About): Subject {
  if (post)
    return { name: post.name, picture: { path: post.cover_path, size: '150x225' }, address: titleAddress(post) };
  const { name = { fa: null, en: '' }, cover_path: path = '', slug = '' } = news ?? {};
  return { name, picture: { path, size: '480x640' }, address: `/news/${slug}` };
}
