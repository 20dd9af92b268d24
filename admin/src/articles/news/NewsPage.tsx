import { DataTable, useTranslate } from 'react-admin';
import type { ConsoleNewsPost } from '../../api/types.ts';
import { ConsoleList } from '../../components/list/ConsoleList.tsx';
import { csvExporter } from '../../components/list/csv-exporter.ts';
import { NewButton } from '../../components/list/NewButton.tsx';
import { NothingFound } from '../../components/list/NothingFound.tsx';
import { shownFrom } from '../../components/list/shown-from.ts';
import { Moment } from '../../components/Moment.tsx';
import { NameCell } from '../../components/names/NameCell.tsx';
import { asCsv } from '../../format/csv.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ARTICLE_FILTERS, titlesOf } from '../ArticleColumns.tsx';
import { ArticleState } from '../ArticleState.tsx';

const Column = DataTable.Col<ConsoleNewsPost>;

const exporter = csvExporter<ConsoleNewsPost>('news', (posts) =>
  asCsv(
    posts.map(({ id, slug, category, state, publish_at, texts }) => ({
      id,
      slug,
      category,
      state,
      publish_at,
      title_fa: texts.fa?.title ?? null,
      title_en: texts.en?.title ?? null,
    })),
  ),
);

const NEW = <NewButton to="/news" words="parde.articles.new_post" />;

export function NewsPage() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <ConsoleList
      title="parde.articles.news"
      filters={ARTICLE_FILTERS}
      sort={{ field: 'changed_at', order: 'DESC' }}
      exporter={exporter}
      pageActions={NEW}
    >
      <DataTable empty={<NothingFound first={NEW} />}>
        <Column
          source="texts"
          label="parde.articles.title"
          disableSort
          render={({ id, texts }) => <NameCell to={`/news/${id}`} picture={null} {...titlesOf(language, texts)} />}
        />
        <Column
          source="category"
          label="parde.articles.category"
          disableSort
          render={({ category }) => translate(`parde.articles.categories.${category}`)}
          sx={shownFrom('md')}
        />
        <Column
          source="state"
          label="parde.articles.state"
          disableSort
          render={({ state }) => <ArticleState state={state} />}
          width={140}
        />
        <Column
          source="publish_at"
          label="parde.articles.publish_at"
          sortByOrder="DESC"
          render={({ publish_at }) => publish_at && <Moment at={publish_at} />}
          sx={shownFrom('sm')}
          width={190}
        />
      </DataTable>
    </ConsoleList>
  );
}
