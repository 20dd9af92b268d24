import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { declarePersonalRows } from '#platform/messaging/outbox/personal-fields/personal-fields.ts';
import { RequestAnswers } from './application/request-answers.ts';
import { RequestSponsorEntity } from './persistence/request-sponsor.entity.ts';
import { TitleRequestEntity } from './persistence/title-request.entity.ts';
import { TitleRequestRepository } from './persistence/title-request.repository.ts';

declarePersonalRows('write.title_request_sponsor', 'user_id');

/** What the commands of members and staff and the workers share. */
@Module({
  imports: [TypeOrmModule.forFeature([TitleRequestEntity, RequestSponsorEntity])],
  providers: [TitleRequestRepository, RequestAnswers],
  exports: [TitleRequestRepository, RequestAnswers],
})
export class RequestsCoreModule {}
