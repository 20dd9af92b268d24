import { DataTable } from 'react-admin';
import type { ConsoleReview } from '../../api/types.ts';
import { ConsoleList } from '../../components/list/ConsoleList.tsx';
import { csvExporter } from '../../components/list/csv-exporter.ts';
import { NewButton } from '../../components/list/NewButton.tsx';
import { NothingFound } from '../../components/list/NothingFound.tsx';
import { shownFrom } from '../../components/list/shown-from.ts';
import { Moment } from '../../components/Moment.tsx';
import { NameCell } from '../../components/names/NameCell.tsx';
import { useName } from '../../components/names/use-name.ts';
import { Picture } from '../../components/Picture.tsx';
import { asCsv } from '../../format/csv.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ARTICLE_FILTERS, titlesOf } from '../ArticleColumns.tsx';
import { ArticleState } from '../ArticleState.tsx';

const Column = DataTable.Col<ConsoleReview>;

const exporter = csvExporter<ConsoleReview>('reviews', (reviews) =>
  asCsv(
    reviews.map(({ id, title_id, post, texts, score, state, publish_at }) => ({
      id,
      title_id,
      film_fa: post?.name.fa,
      film_en: post?.name.en,
      title_fa: texts.fa?.title,
      title_en: texts.en?.title,
      score,
      state,
      publish_at,
    })),
  ),
);

const NEW = <NewButton to="/reviews" words="parde.articles.new_review" />;

export function ReviewsPage() {
  const language = useLanguage();
  const format = useFormat();
  const nameOf = useName();
  return (
    <ConsoleList
      title="parde.articles.reviews"
      filters={ARTICLE_FILTERS}
      sort={{ field: 'changed_at', order: 'DESC' }}
      exporter={exporter}
      pageActions={NEW}
    >
      <DataTable empty={<NothingFound first={NEW} />}>
        <Column
          source="post"
          label="parde.articles.of"
          disableSort
          render={({ id, post, texts }) => {
            const film = post ? nameOf(post.name).main : '—';
            const picture = (
              <Picture path={post?.cover_path} size="150x225" width={28} height={42} radius={4} letter={film} />
            );
            return (
              <NameCell to={`/reviews/${id}`} picture={picture} main={film} other={titlesOf(language, texts).main} />
            );
          }}
        />
        <Column
          source="score"
          label="parde.articles.score"
          sortByOrder="DESC"
          render={({ score }) => format.number(score)}
          width={110}
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
