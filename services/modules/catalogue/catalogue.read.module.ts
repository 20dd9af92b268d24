import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../platform/personal-data/personal-data.module.js';
import { PersonalDataRegistry } from '../../platform/personal-data/personal-data.registry.js';
import { FindSimilarController } from './queries/find-similar/find-similar.controller.js';
import { GetHomeController } from './queries/get-home/get-home.controller.js';
import { GetTitleController } from './queries/get-title/get-title.controller.js';
import { TitlePageQuery } from './queries/get-title/title-page.query.js';
import { ListChannelsController } from './queries/list-channels/list-channels.controller.js';
import { ConsoleTitleQuery } from './queries/list-console-titles/console-title.query.js';
import { ConsoleTitlesController } from './queries/list-console-titles/console-titles.controller.js';
import { CuratedPagesController } from './queries/list-posts/curated-pages.controller.js';
import { ListPostsController } from './queries/list-posts/list-posts.controller.js';

@Module({
  imports: [PersonalDataModule],
  controllers: [
    ...[GetHomeController, ListPostsController, CuratedPagesController, ListChannelsController],
    ...[GetTitleController, FindSimilarController, ConsoleTitlesController],
  ],
  providers: [TitlePageQuery, ConsoleTitleQuery],
})
export class CatalogueReadModule {
  constructor(personalData: PersonalDataRegistry) {
    const sql = 'select post_id, grades from read.viewer_rating where user_id = $1 order by post_id';
    personalData.add({ name: 'ratings', sql });
  }
}
