import { Module } from '@nestjs/common';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { SitemapModule } from '#platform/sitemap/sitemap.module.ts';
import { SitemapRegistry } from '#platform/sitemap/sitemap.registry.ts';
import { SubjectNamesModule } from '#platform/subject-names/subject-names.module.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { GetConsolePieceController } from './queries/get-console-piece/get-console-piece.controller.ts';
import {
  GetConsoleNewsPostHandler,
  GetConsoleReviewHandler,
} from './queries/get-console-piece/get-console-piece.handler.ts';
import { GetLatestNewsController } from './queries/get-latest-news/get-latest-news.controller.ts';
import { GetLatestNewsHandler } from './queries/get-latest-news/get-latest-news.handler.ts';
import { GetLatestReviewsController } from './queries/get-latest-reviews/get-latest-reviews.controller.ts';
import { GetLatestReviewsHandler } from './queries/get-latest-reviews/get-latest-reviews.handler.ts';
import { GetNewsFeedHandler } from './queries/get-news-feed/get-news-feed.handler.ts';
import { NewsFeedRoutes } from './queries/get-news-feed/news-feed.routes.ts';
import { GetNewsPostController } from './queries/get-news-post/get-news-post.controller.ts';
import { GetNewsPostHandler } from './queries/get-news-post/get-news-post.handler.ts';
import { ConsolePieceReader } from './queries/list-console-pieces/console-piece.reader.ts';
import { ListConsolePiecesController } from './queries/list-console-pieces/list-console-pieces.controller.ts';
import {
  ListConsoleNewsHandler,
  ListConsoleReviewsHandler,
} from './queries/list-console-pieces/list-console-pieces.handler.ts';
import { ListNewsController } from './queries/list-news/list-news.controller.ts';
import { ListNewsHandler } from './queries/list-news/list-news.handler.ts';
import { ListReviewsController } from './queries/list-reviews/list-reviews.controller.ts';
import { ListReviewsHandler } from './queries/list-reviews/list-reviews.handler.ts';
import { PUBLISHED_NEWS } from './queries/news-shape.ts';
import { ReviewReader } from './queries/review.reader.ts';

/** Needs the cards of titles. */
@Module({
  imports: [PersonalDataModule, SitemapModule, SubjectNamesModule],
  controllers: [
    ListNewsController,
    GetNewsPostController,
    GetLatestNewsController,
    ListReviewsController,
    GetLatestReviewsController,
    ListConsolePiecesController,
    GetConsolePieceController,
  ],
  providers: [
    ReviewReader,
    ConsolePieceReader,
    ListNewsHandler,
    GetNewsPostHandler,
    GetLatestNewsHandler,
    ListReviewsHandler,
    GetLatestReviewsHandler,
    ListConsoleNewsHandler,
    ListConsoleReviewsHandler,
    GetConsoleNewsPostHandler,
    GetConsoleReviewHandler,
    GetNewsFeedHandler,
    NewsFeedRoutes,
  ],
})
export class EditorialReadModule {
  constructor(personalData: PersonalDataRegistry, sitemap: SitemapRegistry, names: SubjectNamesRegistry) {
    const sql = `select kind, slug, title_id, state, texts, added_at, changed_at from read.piece
      where author_id = $1 order by added_at, id`;
    personalData.add({ name: 'articles', sql });
    const news = `select '/news/' || slug as path, changed_at from read.piece where ${PUBLISHED_NEWS} order by id`;
    sitemap.add({ name: 'news', sql: news });
    names.add({
      resource: 'pieces',
      sql: `select id, json_build_object('fa', texts -> 'fa' ->> 'title',
          'en', coalesce(texts -> 'en' ->> 'title', texts -> 'fa' ->> 'title')) as name
        from read.piece where id = any($1::int[])`,
    });
  }
}
