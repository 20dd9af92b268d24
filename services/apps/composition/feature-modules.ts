import type { Type } from '@nestjs/common';
import { AccountsPortsModule } from '#modules/accounts/accounts.ports.module.ts';
import { AccountsProjectorModule } from '#modules/accounts/accounts.projector.module.ts';
import { AccountsReadModule } from '#modules/accounts/accounts.read.module.ts';
import { AccountsWorkersModule } from '#modules/accounts/accounts.workers.module.ts';
import { AccountsWriteModule } from '#modules/accounts/accounts.write.module.ts';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { CommunityProjectorModule } from '#modules/community/community.projector.module.ts';
import { CommunityReadModule } from '#modules/community/community.read.module.ts';
import { CommunityWriteModule } from '#modules/community/community.write.module.ts';
import { ConsoleProjectorModule } from '#modules/console/console.projector.module.ts';
import { ConsoleReadModule } from '#modules/console/console.read.module.ts';
import { DeliveryLinksModule } from '#modules/delivery/delivery.links.module.ts';
import { MediaProjectorModule } from '#modules/media/media.projector.module.ts';
import { MediaReadModule } from '#modules/media/media.read.module.ts';
import { MembershipProjectorModule } from '#modules/membership/membership.projector.module.ts';
import { MembershipReadModule } from '#modules/membership/membership.read.module.ts';
import { MembershipWorkersModule } from '#modules/membership/membership.workers.module.ts';
import { MembershipWriteModule } from '#modules/membership/membership.write.module.ts';
import { PaymentsProjectorModule } from '#modules/payments/payments.projector.module.ts';
import { PaymentsReadModule } from '#modules/payments/payments.read.module.ts';
import { PaymentsWorkersModule } from '#modules/payments/payments.workers.module.ts';
import { PaymentsWriteModule } from '#modules/payments/payments.write.module.ts';
import { PeopleProjectorModule } from '#modules/people/people.projector.module.ts';
import { PeopleReadModule } from '#modules/people/people.read.module.ts';
import { SearchProjectorModule } from '#modules/search/search.projector.module.ts';
import { SearchReadModule } from '#modules/search/search.read.module.ts';
import { SubtitlesReviewProjectorModule } from '#modules/subtitles/subtitles.review.projector.module.ts';
import { SubtitlesReviewReadModule } from '#modules/subtitles/subtitles.review.read.module.ts';
import { SubtitlesReviewWriteModule } from '#modules/subtitles/subtitles.review.write.module.ts';
import { TranslationsProjectorModule } from '#modules/translations/translations.projector.module.ts';
import { TranslationsReadModule } from '#modules/translations/translations.read.module.ts';
import { TranslationsWriteModule } from '#modules/translations/translations.write.module.ts';

/** The features' modules by side; every process takes the sides it runs. */
export const writeModules: Type[] = [
  DeliveryLinksModule,
  AccountsWriteModule,
  AccountsPortsModule,
  CatalogueWriteModule,
  CommunityWriteModule,
  MembershipWriteModule,
  PaymentsWriteModule,
  SubtitlesReviewWriteModule,
  TranslationsWriteModule,
];

export const readModules: Type[] = [
  DeliveryLinksModule,
  AccountsReadModule,
  CatalogueReadModule,
  CommunityReadModule,
  ConsoleReadModule,
  MembershipReadModule,
  PaymentsReadModule,
  PeopleReadModule,
  SearchReadModule,
  SubtitlesReviewReadModule,
  TranslationsReadModule,
];

export const projectorModules: Type[] = [
  AccountsProjectorModule,
  CatalogueProjectorModule,
  CommunityProjectorModule,
  ConsoleProjectorModule,
  MediaProjectorModule,
  MembershipProjectorModule,
  PaymentsProjectorModule,
  PeopleProjectorModule,
  SearchProjectorModule,
  SubtitlesReviewProjectorModule,
  TranslationsProjectorModule,
];

export const workerModules: Type[] = [
  AccountsWorkersModule,
  AccountsPortsModule,
  MembershipWorkersModule,
  PaymentsWorkersModule,
];
export const mediaModules: Type[] = [DeliveryLinksModule, MediaReadModule];
