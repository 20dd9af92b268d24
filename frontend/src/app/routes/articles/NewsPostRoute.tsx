import type { NewsPost } from '../../../api/types.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { Part } from '../../../components/feedback/Part.tsx';
import NewsPostPage from '../../../features/news/NewsPostPage.tsx';

const LikeButtons = lazyPart('LikeButtons', () => import('../../../features/community/LikeButtons.tsx'));
const Comments = lazyPart('Comments', () => import('../../../features/community/Comments.tsx'));

function likes({ id }: NewsPost) {
  return (
    <Part>
      <LikeButtons entity="news" id={id} />
    </Part>
  );
}

function comments({ id }: NewsPost) {
  return (
    <Part>
      <Comments subject={{ newsPostId: id }} />
    </Part>
  );
}

export default function NewsPostRoute() {
  return <NewsPostPage likes={likes} comments={comments} />;
}
