import { useState } from 'react';
import { useDataProvider, useShowContext, useTranslate } from 'react-admin';
import type { PreviewedNewsPost } from '../../api/types.ts';
import { useLastSaved } from '../../components/form/unsaved/use-last-saved.ts';
import { ConsoleShow } from '../../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../../components/page/ShowFrame.tsx';
import { RecordVersions } from '../../components/versions/RecordVersions.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import type { NewsFacts } from '../../providers/commands/editorial/article-commands.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { titlesOf } from '../ArticleColumns.tsx';
import { ArticleState } from '../ArticleState.tsx';
import { ArticleSaving } from '../article-saving.ts';
import { PublishBar } from '../publishing/PublishBar.tsx';
import { NewsPostForm } from './NewsPostForm.tsx';

export function NewsPostPage() {
  return (
    <ConsoleShow resource="news">
      <View />
    </ConsoleShow>
  );
}

function View() {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [saving] = useState(() => new ArticleSaving());
  const { record } = useShowContext<PreviewedNewsPost>();
  return (
    <ShowFrame
      list={{ to: '/news', label: translate('parde.articles.news') }}
      title={record && titlesOf(language, record.texts).main}
      aside={record && <ArticleState state={record.state} />}
    >
      {record && (
        <>
          <PublishBar kind="news" article={record} cover={record.cover_path} saving={saving} />
          <Editor post={record} saving={saving} />
          <RecordVersions<NewsFacts>
            kind="news"
            id={record.id}
            byModerators
            restore={(facts, version) => provider.reviseNewsPost({ id: record.id, version, ...facts })}
          />
        </>
      )}
    </ShowFrame>
  );
}

/** The form is opened anew with what others have saved, but never over what is being typed. */
function Editor({ post, saving }: { post: PreviewedNewsPost; saving: ArticleSaving }) {
  const { id, version } = useLastSaved(post);
  return <NewsPostForm key={`${id} ${version}`} post={post} saving={saving} />;
}
