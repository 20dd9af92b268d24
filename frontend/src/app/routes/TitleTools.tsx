import type { TitlePage } from '../../api/types.ts';
import LikeButtons from '../../features/community/LikeButtons.tsx';
import KeepTitle from '../../features/library/KeepTitle.tsx';
import { ShareTitle } from '../../features/title/ShareTitle.tsx';

/** What else can be done with a title than to watch it: it comes a moment after what the title is. */
export default function TitleTools({ post }: { post: TitlePage }) {
  return (
    <>
      <KeepTitle id={post.id} postType={post.post_type} />
      <LikeButtons entity="post" id={post.id} />
      <ShareTitle post={post} />
    </>
  );
}
