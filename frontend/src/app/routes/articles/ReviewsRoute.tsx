import type { ReviewCard } from '../../../api/types.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { Part } from '../../../components/feedback/Part.tsx';
import ReviewsPage from '../../../features/reviews/ReviewsPage.tsx';

const LikeButtons = lazyPart('LikeButtons', () => import('../../../features/community/LikeButtons.tsx'));

function likes({ id }: ReviewCard) {
  return (
    <Part>
      <LikeButtons entity="review" id={id} small />
    </Part>
  );
}

export default function ReviewsRoute() {
  return <ReviewsPage likes={likes} />;
}
