import { Module } from '@nestjs/common';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { SitemapModule } from '#platform/sitemap/sitemap.module.ts';
import { SitemapRegistry } from '#platform/sitemap/sitemap.registry.ts';
import { SubjectNamesModule } from '#platform/subject-names/subject-names.module.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { CatalogueCardsReadModule } from './catalogue.cards-read.module.ts';
import { CatalogueFilesReadModule } from './catalogue.files-read.module.ts';
import { CardLists } from './queries/cards/card-lists.ts';
import { GetAirProgramController } from './queries/get-air-program/get-air-program.controller.ts';
import { GetAirProgramHandler } from './queries/get-air-program/get-air-program.handler.ts';
import { GetCeremonyController } from './queries/get-ceremony/get-ceremony.controller.ts';
import { GetCeremonyHandler } from './queries/get-ceremony/get-ceremony.handler.ts';
import { GetConsoleCeremonyController } from './queries/get-console-ceremony/get-console-ceremony.controller.ts';
import { GetConsoleCeremonyHandler } from './queries/get-console-ceremony/get-console-ceremony.handler.ts';
import { GetConsoleChannelsController } from './queries/get-console-channels/get-console-channels.controller.ts';
import { GetConsoleChannelsHandler } from './queries/get-console-channels/get-console-channels.handler.ts';
import { GetConsoleGenresController } from './queries/get-console-genres/get-console-genres.controller.ts';
import { GetConsoleGenresHandler } from './queries/get-console-genres/get-console-genres.handler.ts';
import { GetConsoleSeasonsController } from './queries/get-console-seasons/get-console-seasons.controller.ts';
import { GetConsoleSeasonsHandler } from './queries/get-console-seasons/get-console-seasons.handler.ts';
import { GetConsoleTitleController } from './queries/get-console-title/get-console-title.controller.ts';
import { GetConsoleTitleHandler } from './queries/get-console-title/get-console-title.handler.ts';
import { GenreTileReader } from './queries/get-home/genre-tile.reader.ts';
import { GetHomeController } from './queries/get-home/get-home.controller.ts';
import { GetHomeHandler } from './queries/get-home/get-home.handler.ts';
import { HomePostReader } from './queries/get-home/home-posts.reader.ts';
import { GetSliderController } from './queries/get-slider/get-slider.controller.ts';
import { GetSliderHandler } from './queries/get-slider/get-slider.handler.ts';
import { GetStatsController } from './queries/get-stats/get-stats.controller.ts';
import { GetStatsHandler } from './queries/get-stats/get-stats.handler.ts';
import { GetSuggestedListController } from './queries/get-suggested-list/get-suggested-list.controller.ts';
import { GetSuggestedListHandler } from './queries/get-suggested-list/get-suggested-list.handler.ts';
import { GetTitleController } from './queries/get-title/get-title.controller.ts';
import { GetTitleHandler } from './queries/get-title/get-title.handler.ts';
import { TitlePageReader } from './queries/get-title/title-page.reader.ts';
import { GetTitleImportController } from './queries/get-title-import/get-title-import.controller.ts';
import { GetTitleImportHandler } from './queries/get-title-import/get-title-import.handler.ts';
import { ListAirScheduleController } from './queries/list-air-schedule/list-air-schedule.controller.ts';
import { ListAirScheduleHandler } from './queries/list-air-schedule/list-air-schedule.handler.ts';
import { ListAwardPostsController } from './queries/list-award-posts/list-award-posts.controller.ts';
import { ListAwardPostsHandler } from './queries/list-award-posts/list-award-posts.handler.ts';
import { ListAwardTitlesController } from './queries/list-award-titles/list-award-titles.controller.ts';
import { ListAwardTitlesHandler } from './queries/list-award-titles/list-award-titles.handler.ts';
import { ListCeremonyYearsController } from './queries/list-ceremony-years/list-ceremony-years.controller.ts';
import { ListCeremonyYearsHandler } from './queries/list-ceremony-years/list-ceremony-years.handler.ts';
import { ListChannelPostsController } from './queries/list-channel-posts/list-channel-posts.controller.ts';
import { ListChannelPostsHandler } from './queries/list-channel-posts/list-channel-posts.handler.ts';
import { ListChannelsController } from './queries/list-channels/list-channels.controller.ts';
import { ListChannelsHandler } from './queries/list-channels/list-channels.handler.ts';
import { ListConsoleCeremoniesController } from './queries/list-console-ceremonies/list-console-ceremonies.controller.ts';
import { ListConsoleCeremoniesHandler } from './queries/list-console-ceremonies/list-console-ceremonies.handler.ts';
import { ListConsoleTitlesController } from './queries/list-console-titles/list-console-titles.controller.ts';
import { ListConsoleTitlesHandler } from './queries/list-console-titles/list-console-titles.handler.ts';
import { ListCountryPostsController } from './queries/list-country-posts/list-country-posts.controller.ts';
import { ListCountryPostsHandler } from './queries/list-country-posts/list-country-posts.handler.ts';
import { ListCuratedPostsController } from './queries/list-curated-posts/list-curated-posts.controller.ts';
import { ListCuratedPostsHandler } from './queries/list-curated-posts/list-curated-posts.handler.ts';
import { ListDuplicatesController } from './queries/list-duplicates/list-duplicates.controller.ts';
import { ListDuplicatesHandler } from './queries/list-duplicates/list-duplicates.handler.ts';
import { ListGenrePostsController } from './queries/list-genre-posts/list-genre-posts.controller.ts';
import { ListGenrePostsHandler } from './queries/list-genre-posts/list-genre-posts.handler.ts';
import { ListGenresController } from './queries/list-genres/list-genres.controller.ts';
import { ListGenresHandler } from './queries/list-genres/list-genres.handler.ts';
import { ListLatestPostsController } from './queries/list-latest-posts/list-latest-posts.controller.ts';
import { ListLatestPostsHandler } from './queries/list-latest-posts/list-latest-posts.handler.ts';
import { ListLatestYearsController } from './queries/list-latest-years/list-latest-years.controller.ts';
import { ListLatestYearsHandler } from './queries/list-latest-years/list-latest-years.handler.ts';
import { ListPersonPostsController } from './queries/list-person-posts/list-person-posts.controller.ts';
import { ListPersonPostsHandler } from './queries/list-person-posts/list-person-posts.handler.ts';
import { ListPersonVersionsController } from './queries/list-person-versions/list-person-versions.controller.ts';
import { ListPersonVersionsHandler } from './queries/list-person-versions/list-person-versions.handler.ts';
import { ListPostsController } from './queries/list-posts/list-posts.controller.ts';
import { ListPostsHandler } from './queries/list-posts/list-posts.handler.ts';
import { ListTitleImportsController } from './queries/list-title-imports/list-title-imports.controller.ts';
import { ListTitleImportsHandler } from './queries/list-title-imports/list-title-imports.handler.ts';
import { ListTitleVersionsController } from './queries/list-title-versions/list-title-versions.controller.ts';
import { ListTitleVersionsHandler } from './queries/list-title-versions/list-title-versions.handler.ts';
import { ListTopPostsController } from './queries/list-top-posts/list-top-posts.controller.ts';
import { ListTopPostsHandler } from './queries/list-top-posts/list-top-posts.handler.ts';
import { PUBLIC_PAGES } from './queries/public-pages.ts';

const controllers = [
  GetHomeController,
  GetSliderController,
  ListPostsController,
  ListGenrePostsController,
  ListCountryPostsController,
  ListChannelPostsController,
  ListTopPostsController,
  ListCuratedPostsController,
  ListChannelsController,
  GetTitleController,
  ListPersonPostsController,
  ListLatestPostsController,
  GetAirProgramController,
  GetStatsController,
  ListGenresController,
  ListLatestYearsController,
  ListConsoleTitlesController,
  ListDuplicatesController,
  GetConsoleTitleController,
  ListTitleVersionsController,
  ListPersonVersionsController,
  GetCeremonyController,
  ListConsoleCeremoniesController,
  GetConsoleCeremonyController,
  ListAirScheduleController,
  GetConsoleChannelsController,
  GetConsoleGenresController,
  GetConsoleSeasonsController,
  ListAwardPostsController,
  ListAwardTitlesController,
  ListCeremonyYearsController,
  GetSuggestedListController,
  ListTitleImportsController,
  GetTitleImportController,
];
const handlers = [
  GetHomeHandler,
  GetSliderHandler,
  ListPostsHandler,
  ListGenrePostsHandler,
  ListCountryPostsHandler,
  ListChannelPostsHandler,
  ListTopPostsHandler,
  ListCuratedPostsHandler,
  ListChannelsHandler,
  GetTitleHandler,
  ListPersonPostsHandler,
  ListLatestPostsHandler,
  GetAirProgramHandler,
  GetStatsHandler,
  ListGenresHandler,
  ListLatestYearsHandler,
  ListConsoleTitlesHandler,
  ListDuplicatesHandler,
  GetConsoleTitleHandler,
  ListTitleVersionsHandler,
  ListPersonVersionsHandler,
  GetCeremonyHandler,
  ListConsoleCeremoniesHandler,
  GetConsoleCeremonyHandler,
  ListAirScheduleHandler,
  GetConsoleChannelsHandler,
  GetConsoleGenresHandler,
  GetConsoleSeasonsHandler,
  ListAwardPostsHandler,
  ListAwardTitlesHandler,
  ListCeremonyYearsHandler,
  GetSuggestedListHandler,
  ListTitleImportsHandler,
  GetTitleImportHandler,
];

@Module({
  imports: [
    CatalogueCardsReadModule,
    CatalogueFilesReadModule,
    ClockModule,
    PersonalDataModule,
    SitemapModule,
    SubjectNamesModule,
  ],
  controllers,
  providers: [...handlers, CardLists, HomePostReader, GenreTileReader, TitlePageReader],
})
export class CatalogueReadModule {
  constructor(personalData: PersonalDataRegistry, sitemap: SitemapRegistry, names: SubjectNamesRegistry) {
    const sql = 'select post_id, grades from read.viewer_rating where user_id = $1 order by post_id';
    personalData.add({ name: 'ratings', sql });
    sitemap.add(...PUBLIC_PAGES);
    names.add(
      {
        resource: 'titles',
        sql: `select id, facts -> 'name' as name from read.title_page where id = any($1::int[]) and facts is not null`,
      },
      {
        resource: 'title-imports',
        sql: `select id, json_build_object('fa', null, 'en', name) as name from read.title_import
          where id = any($1::int[])`,
      },
      {
        resource: 'ceremony-awards',
        sql: `select distinct award_id as id, jsonb_build_object('fa', null, 'en', award || ' · ' || year) as name
          from read.ceremony_nomination where award_id = any($1::int[])`,
      },
    );
  }
}
