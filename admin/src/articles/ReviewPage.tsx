import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import type { PreviewedReview } from '../api/types.ts';
import { useLastSaved } from '../components/form/use-last-saved.ts';
import { ShowFrame } from '../components/ShowFrame.tsx';
import { useName } from '../components/use-name.ts';
import { ArticleState } from './ArticleState.tsx';
import { PublishBar } from './PublishBar.tsx';
import { ReviewForm } from './ReviewForm.tsx';

export function ReviewPage() {
  return (
    <ShowBase resource="reviews">
      <View />
    </ShowBase>
  );
}

function View() {
  const translate = useTranslate();
  const nameOf = useName();
  const { record } = useShowContext<PreviewedReview>();
  return (
    <ShowFrame
      list={{ to: '/reviews', label: translate('parde.articles.reviews') }}
      title={record?.post ? nameOf(record.post.name).main : undefined}
      aside={record && <ArticleState state={record.state} />}
    >
      {record && (
        <>
          <PublishBar kind="reviews" article={record} />
          <Editor review={record} />
        </>
      )}
    </ShowFrame>
  );
}

/** The form is opened anew with what others have saved, but never over what is being typed. */
function Editor({ review }: { review: PreviewedReview }) {
  const { id, version } = useLastSaved(review);
  return <ReviewForm key={`${id} ${version}`} review={review} />;
}
