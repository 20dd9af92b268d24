import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import type { PreviewedNewsPost } from '../api/types.ts';
import { ShowFrame } from '../components/ShowFrame.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { titlesOf } from './ArticleColumns.tsx';
import { ArticleState } from './ArticleState.tsx';
import { NewsPostForm } from './NewsPostForm.tsx';
import { PublishBar } from './PublishBar.tsx';

export function NewsPostPage() {
  return (
    <ShowBase resource="news">
      <View />
    </ShowBase>
  );
}

function View() {
  const translate = useTranslate();
  const language = useLanguage();
  const { record } = useShowContext<PreviewedNewsPost>();
  return (
    <ShowFrame
      list={{ to: '/news', label: translate('parde.articles.news') }}
      title={record && titlesOf(language, record.texts).main}
      aside={record && <ArticleState state={record.state} />}
    >
      {record && (
        <>
          <PublishBar kind="news" article={record} cover={record.cover_path} />
          <NewsPostForm key={`${record.id} ${record.version}`} post={record} />
        </>
      )}
    </ShowFrame>
  );
}
