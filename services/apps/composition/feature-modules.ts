import type { Type } from '@nestjs/common';
import { AccountsNamedModule } from '#modules/accounts/accounts.named.module.ts';
import { AccountsPortsModule } from '#modules/accounts/accounts.ports.module.ts';
import { AccountsProjectorModule } from '#modules/accounts/accounts.projector.module.ts';
import { AccountsReadModule } from '#modules/accounts/accounts.read.module.ts';
import { AccountsWorkersModule } from '#modules/accounts/accounts.workers.module.ts';
import { AccountsWriteModule } from '#modules/accounts/accounts.write.module.ts';
import { CatalogueFilesModule } from '#modules/catalogue/catalogue.files.module.ts';
import { CatalogueFilesReadModule } from '#modules/catalogue/catalogue.files-read.module.ts';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWorkersModule } from '#modules/catalogue/catalogue.workers.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { CommunityProjectorModule } from '#modules/community/community.projector.module.ts';
import { CommunityReadModule } from '#modules/community/community.read.module.ts';
import { CommunityWriteModule } from '#modules/community/community.write.module.ts';
import { ConsoleClaimsWriteModule } from '#modules/console/console.claims.write.module.ts';
import { ConsoleProjectorModule } from '#modules/console/console.projector.module.ts';
import { ConsoleReadModule } from '#modules/console/console.read.module.ts';
import { ConsoleWorkersModule } from '#modules/console/console.workers.module.ts';
import { ConsoleWriteModule } from '#modules/console/console.write.module.ts';
import { CurationProjectorModule } from '#modules/curation/curation.projector.module.ts';
import { CurationReadModule } from '#modules/curation/curation.read.module.ts';
import { CurationWriteModule } from '#modules/curation/curation.write.module.ts';
import { DeliveryLinksModule } from '#modules/delivery/delivery.links.module.ts';
import { DeliveryReadModule } from '#modules/delivery/delivery.read.module.ts';
import { DownloadsMeterModule } from '#modules/downloads/downloads.meter.module.ts';
import { DownloadsProjectorModule } from '#modules/downloads/downloads.projector.module.ts';
import { DownloadsReadModule } from '#modules/downloads/downloads.read.module.ts';
import { DownloadsWorkersModule } from '#modules/downloads/downloads.workers.module.ts';
import { DownloadsWriteModule } from '#modules/downloads/downloads.write.module.ts';
import { EditorialNamesReadModule } from '#modules/editorial/editorial.names-read.module.ts';
import { EditorialProjectorModule } from '#modules/editorial/editorial.projector.module.ts';
import { EditorialPublishedModule } from '#modules/editorial/editorial.published.module.ts';
import { EditorialReadModule } from '#modules/editorial/editorial.read.module.ts';
import { EditorialWorkersModule } from '#modules/editorial/editorial.workers.module.ts';
import { EditorialWriteModule } from '#modules/editorial/editorial.write.module.ts';
import { LibraryFollowersModule } from '#modules/library/library.followers.module.ts';
import { LibraryProjectorModule } from '#modules/library/library.projector.module.ts';
import { LibraryReadModule } from '#modules/library/library.read.module.ts';
import { LibraryWriteModule } from '#modules/library/library.write.module.ts';
import { MediaConsoleModule } from '#modules/media/media.console.module.ts';
import { MediaProjectorModule } from '#modules/media/media.projector.module.ts';
import { MediaReadModule } from '#modules/media/media.read.module.ts';
import { MediaRemovedModule } from '#modules/media/media.removed.module.ts';
import { MediaStreamsPortModule } from '#modules/media/media.streams-port.module.ts';
import { MediaStreamsReadModule } from '#modules/media/media.streams-read.module.ts';
import { MediaStreamsWorkersModule } from '#modules/media/media.streams-workers.module.ts';
import { MediaStreamsWriteModule } from '#modules/media/media.streams-write.module.ts';
import { MediaWorkersModule } from '#modules/media/media.workers.module.ts';
import { MediaWriteModule } from '#modules/media/media.write.module.ts';
import { MembershipCoreModule } from '#modules/membership/membership.core.module.ts';
import { MembershipProjectorModule } from '#modules/membership/membership.projector.module.ts';
import { MembershipReadModule } from '#modules/membership/membership.read.module.ts';
import { MembershipWorkersModule } from '#modules/membership/membership.workers.module.ts';
import { MembershipWriteModule } from '#modules/membership/membership.write.module.ts';
import { NotificationsProjectorModule } from '#modules/notifications/notifications.projector.module.ts';
import { NotificationsReadModule } from '#modules/notifications/notifications.read.module.ts';
import { NotificationsWorkersModule } from '#modules/notifications/notifications.workers.module.ts';
import { NotificationsWriteModule } from '#modules/notifications/notifications.write.module.ts';
import { PaymentsProjectorModule } from '#modules/payments/payments.projector.module.ts';
import { PaymentsReadModule } from '#modules/payments/payments.read.module.ts';
import { PaymentsWorkersModule } from '#modules/payments/payments.workers.module.ts';
import { PaymentsWriteModule } from '#modules/payments/payments.write.module.ts';
import { PeopleProjectorModule } from '#modules/people/people.projector.module.ts';
import { PeopleReadModule } from '#modules/people/people.read.module.ts';
import { RecommendationsJobsModule } from '#modules/recommendations/recommendations.jobs.module.ts';
import { RecommendationsProjectorModule } from '#modules/recommendations/recommendations.projector.module.ts';
import { RecommendationsReadModule } from '#modules/recommendations/recommendations.read.module.ts';
import { RequestsProjectorModule } from '#modules/requests/requests.projector.module.ts';
import { RequestsReadModule } from '#modules/requests/requests.read.module.ts';
import { RequestsWorkersModule } from '#modules/requests/requests.workers.module.ts';
import { RequestsWriteModule } from '#modules/requests/requests.write.module.ts';
import { SearchProjectorModule } from '#modules/search/search.projector.module.ts';
import { SearchReadModule } from '#modules/search/search.read.module.ts';
import { SubtitlesMediaModule } from '#modules/subtitles/subtitles.media.module.ts';
import { SubtitlesProjectorModule } from '#modules/subtitles/subtitles.projector.module.ts';
import { SubtitlesReadModule } from '#modules/subtitles/subtitles.read.module.ts';
import { SubtitlesReviewProjectorModule } from '#modules/subtitles/subtitles.review.projector.module.ts';
import { SubtitlesReviewReadModule } from '#modules/subtitles/subtitles.review.read.module.ts';
import { SubtitlesReviewWriteModule } from '#modules/subtitles/subtitles.review.write.module.ts';
import { SubtitlesWorkersModule } from '#modules/subtitles/subtitles.workers.module.ts';
import { SubtitlesWriteModule } from '#modules/subtitles/subtitles.write.module.ts';
import { SupportProjectorModule } from '#modules/support/support.projector.module.ts';
import { SupportReadModule } from '#modules/support/support.read.module.ts';
import { SupportWorkersModule } from '#modules/support/support.workers.module.ts';
import { SupportWriteModule } from '#modules/support/support.write.module.ts';
import { TranslationsProjectorModule } from '#modules/translations/translations.projector.module.ts';
import { TranslationsReadModule } from '#modules/translations/translations.read.module.ts';
import { TranslationsWriteModule } from '#modules/translations/translations.write.module.ts';
import { WatchingProjectorModule } from '#modules/watching/watching.projector.module.ts';
import { WatchingReadModule } from '#modules/watching/watching.read.module.ts';
import { WatchingWriteModule } from '#modules/watching/watching.write.module.ts';

/** The features' modules by side; every process takes the sides it runs. */
export const writeModules: Type[] = [
  DeliveryLinksModule,
  AccountsWriteModule,
  AccountsPortsModule,
  CatalogueWriteModule,
  CommunityWriteModule,
  ConsoleClaimsWriteModule,
  ConsoleWriteModule,
  CurationWriteModule,
  EditorialPublishedModule,
  EditorialWriteModule,
  LibraryWriteModule,
  MediaWriteModule,
  DownloadsWriteModule,
  MembershipWriteModule,
  NotificationsWriteModule,
  PaymentsWriteModule,
  RequestsWriteModule,
  SupportWriteModule,
  MediaStreamsWriteModule,
  SubtitlesWriteModule,
  SubtitlesReviewWriteModule,
  TranslationsWriteModule,
  WatchingWriteModule,
];

export const readModules: Type[] = [
  DeliveryLinksModule,
  AccountsReadModule,
  CatalogueReadModule,
  CommunityReadModule,
  ConsoleReadModule,
  MediaConsoleModule,
  DownloadsReadModule,
  CurationReadModule,
  EditorialReadModule,
  EditorialNamesReadModule,
  LibraryReadModule,
  MembershipReadModule,
  NotificationsReadModule,
  PaymentsReadModule,
  PeopleReadModule,
  RecommendationsReadModule,
  RequestsReadModule,
  SearchReadModule,
  SupportReadModule,
  MediaStreamsReadModule,
  SubtitlesReadModule,
  SubtitlesReviewReadModule,
  TranslationsReadModule,
  WatchingReadModule,
];

export const projectorModules: Type[] = [
  AccountsProjectorModule,
  CatalogueProjectorModule,
  CommunityProjectorModule,
  ConsoleProjectorModule,
  DownloadsProjectorModule,
  CurationProjectorModule,
  EditorialProjectorModule,
  LibraryProjectorModule,
  MediaProjectorModule,
  MembershipProjectorModule,
  NotificationsProjectorModule,
  PaymentsProjectorModule,
  PeopleProjectorModule,
  RecommendationsProjectorModule,
  RequestsProjectorModule,
  SearchProjectorModule,
  SupportProjectorModule,
  SubtitlesProjectorModule,
  SubtitlesReviewProjectorModule,
  TranslationsProjectorModule,
  WatchingProjectorModule,
];

/** Jobs on read models, beside the projections that fill those. */
export const projectorJobModules: Type[] = [RecommendationsJobsModule];

export const workerModules: Type[] = [
  AccountsWorkersModule,
  AccountsNamedModule,
  AccountsPortsModule,
  CatalogueFilesModule,
  CatalogueWorkersModule,
  ConsoleWorkersModule,
  MediaWorkersModule,
  MediaRemovedModule,
  DownloadsWorkersModule,
  EditorialWorkersModule,
  EditorialPublishedModule,
  LibraryFollowersModule,
  MembershipWorkersModule,
  NotificationsWorkersModule,
  PaymentsWorkersModule,
  RequestsWorkersModule,
  SubtitlesWorkersModule,
  SupportWorkersModule,
  MediaStreamsWorkersModule,
];
export const mediaModules: Type[] = [
  DeliveryLinksModule,
  AccountsPortsModule,
  CatalogueFilesModule,
  MembershipCoreModule,
  CatalogueFilesReadModule,
  DownloadsMeterModule,
  DeliveryReadModule,
  MediaReadModule,
  MediaStreamsPortModule,
  SubtitlesMediaModule,
];
