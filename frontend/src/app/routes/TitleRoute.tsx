import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { PostType, TitleAnswer } from '../../api/types.ts';
import { SeasonBasket } from '../../features/downloads/basket/SeasonBasket.tsx';
import type { BasketSlot } from '../../features/title/downloads/basket-slot.ts';
import { TitlePage } from '../../features/title/TitlePage.tsx';

const RatePanel = lazy(() => import('../../features/community/RatePanel.tsx'));
const Comments = lazy(() => import('../../features/community/Comments.tsx'));

function ratePanel({ post, stats, viewer }: TitleAnswer) {
  return (
    <Suspense fallback={null}>
      <RatePanel
        postId={post.id}
        slug={post.slug}
        postType={post.post_type}
        stats={stats}
        mine={viewer?.rating ?? null}
      />
    </Suspense>
  );
}

function comments({ post }: TitleAnswer) {
  return (
    <Suspense fallback={null}>
      <Comments postId={post.id} />
    </Suspense>
  );
}

const basket: BasketSlot = (post, season) => <SeasonBasket post={post} season={season} />;

export default function TitleRoute({ postType }: { postType: PostType }) {
  const { slug = '', tab } = useParams();
  return (
    <TitlePage
      key={`${postType}/${slug}`}
      postType={postType}
      slug={slug}
      tab={tab}
      ratePanel={ratePanel}
      comments={comments}
      basket={basket}
    />
  );
}
