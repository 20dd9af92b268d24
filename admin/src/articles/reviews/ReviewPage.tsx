import { useState } from 'react';
import { useDataProvider, useShowContext, useTranslate } from 'react-admin';
import type { PreviewedReview } from '../../api/types.ts';
import { useLastSaved } from '../../components/form/unsaved/use-last-saved.ts';
import { useName } from '../../components/names/use-name.ts';
import { ConsoleShow } from '../../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../../components/page/ShowFrame.tsx';
import { RecordVersions } from '../../components/versions/RecordVersions.tsx';
import type { ReviewFacts } from '../../providers/commands/editorial/article-commands.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { ArticleState } from '../ArticleState.tsx';
import { ArticleSaving } from '../article-saving.ts';
import { PublishBar } from '../publishing/PublishBar.tsx';
import { ReviewForm } from './ReviewForm.tsx';

export function ReviewPage() {
  return (
    <ConsoleShow resource="reviews">
      <View />
    </ConsoleShow>
  );
}

function View() {
  const translate = useTranslate();
  const nameOf = useName();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [saving] = useState(() => new ArticleSaving());
  const { record } = useShowContext<PreviewedReview>();
  return (
    <ShowFrame
      list={{ to: '/reviews', label: translate('parde.articles.reviews') }}
      title={record?.post ? nameOf(record.post.name).main : undefined}
      aside={record && <ArticleState state={record.state} />}
    >
      {record && (
        <>
          <PublishBar kind="reviews" article={record} saving={saving} />
          <Editor review={record} saving={saving} />
          <RecordVersions<ReviewFacts>
            kind="reviews"
            id={record.id}
            byModerators
            restore={(facts, version) => provider.reviseReview({ id: record.id, version, ...facts })}
          />
        </>
      )}
    </ShowFrame>
  );
}

/** The form is opened anew with what others have saved, but never over what is being typed. */
function Editor({ review, saving }: { review: PreviewedReview; saving: ArticleSaving }) {
  const { id, version } = useLastSaved(review);
  return <ReviewForm key={`${id} ${version}`} review={review} saving={saving} />;
}
