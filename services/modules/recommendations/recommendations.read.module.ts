import { Module } from '@nestjs/common';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { CandidateReader } from './queries/candidate.reader.ts';
import { FindSimilarController } from './queries/find-similar/find-similar.controller.ts';
import { FindSimilarHandler } from './queries/find-similar/find-similar.handler.ts';
import { GetRecommendationsController } from './queries/get-recommendations/get-recommendations.controller.ts';
import { GetRecommendationsHandler } from './queries/get-recommendations/get-recommendations.handler.ts';
import { GetTrendingController } from './queries/get-trending/get-trending.controller.ts';
import { GetTrendingHandler } from './queries/get-trending/get-trending.handler.ts';
import { RecommendedCards } from './queries/recommended-cards.ts';
import { Recommender } from './queries/recommender.ts';

/** Needs the cards of titles and people. */
@Module({
  imports: [PersonalDataModule],
  controllers: [FindSimilarController, GetRecommendationsController, GetTrendingController],
  providers: [
    CandidateReader,
    Recommender,
    RecommendedCards,
    FindSimilarHandler,
    GetRecommendationsHandler,
    GetTrendingHandler,
  ],
})
export class RecommendationsReadModule {
  constructor(personalData: PersonalDataRegistry) {
    const sql = `select source, title_id as post_id, person_id, strength, day::text as day from read.taste_signal
      where user_id = $1 order by source, source_id`;
    personalData.add({ name: 'taste', sql });
  }
}
