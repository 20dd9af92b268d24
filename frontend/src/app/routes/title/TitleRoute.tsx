import { useParams } from 'react-router-dom';
import type { PostType, TitleAnswer, TitlePage as TitlePost } from '../../../api/types.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { Part } from '../../../components/feedback/Part.tsx';
import { ShelfSkeleton } from '../../../components/shelf/Shelf.tsx';
import { SeasonBasket } from '../../../features/downloads/basket/SeasonBasket.tsx';
import { Sidebar } from '../../../features/sidebar/Sidebar.tsx';
import type { BasketSlot } from '../../../features/title/downloads/basket-slot.ts';
import { TitlePage } from '../../../features/title/TitlePage.tsx';
import { PlayerAhead } from './PlayerAhead.tsx';

const RatePanel = lazyPart('RatePanel', () => import('../../../features/community/RatePanel.tsx'));
const TitleTools = lazyPart('TitleTools', () => import('./TitleTools.tsx'));
const LikeButtons = lazyPart('LikeButtons', () => import('../../../features/community/LikeButtons.tsx'));
const SimilarTitles = lazyPart('SimilarTitles', () => import('../../../features/recommendations/SimilarTitles.tsx'));
const Comments = lazyPart('Comments', () => import('../../../features/community/Comments.tsx'));

function keeping(post: TitlePost) {
  return (
    <Part>
      <TitleTools post={post} />
    </Part>
  );
}

function ratePanel({ post, stats, viewer }: TitleAnswer) {
  return (
    <Part>
      <RatePanel
        postId={post.id}
        slug={post.slug}
        postType={post.post_type}
        stats={stats}
        mine={viewer?.rating ?? null}
      />
    </Part>
  );
}

function similar(post: TitlePost) {
  return (
    <Part waiting={<ShelfSkeleton />}>
      <SimilarTitles post={post} />
    </Part>
  );
}

function comments(post: TitlePost) {
  return (
    <Part>
      <Comments subject={{ postId: post.id }} postType={post.post_type} />
    </Part>
  );
}

function reviewLikes(review: NonNullable<TitleAnswer['post']['review']>) {
  return (
    <Part>
      <LikeButtons entity="review" id={review.id} />
    </Part>
  );
}

const basket: BasketSlot = (post, season) => <SeasonBasket post={post} season={season} />;

export default function TitleRoute({ postType }: { postType: PostType }) {
  const { slug = '', tab } = useParams();
  return (
    <>
      <PlayerAhead />
      <TitlePage
        key={`${postType}/${slug}`}
        postType={postType}
        slug={slug}
        tab={tab}
        keeping={keeping}
        ratePanel={ratePanel}
        similar={similar}
        comments={comments}
        reviewLikes={reviewLikes}
        basket={basket}
        sidebar={<Sidebar />}
      />
    </>
  );
}
