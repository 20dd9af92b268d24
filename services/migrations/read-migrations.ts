import { ProjectionCheckpoint1732000000001 } from './read/1732000000001-projection-checkpoint.ts';
import { NamedPartitions1732000000002 } from './read/1732000000002-named-partitions.ts';
import { TitlePages1732000001001 } from './read/1732000001001-title-pages.ts';
import { TitleCards1732000001002 } from './read/1732000001002-title-cards.ts';
import { People1732000001003 } from './read/1732000001003-people.ts';
import { AccountReadModels1732000002001 } from './read/1732000002001-accounts.ts';
import { AccountSecurityReadModels1732000002101 } from './read/1732000002101-account-security.ts';
import { AccountNames1732000002201 } from './read/1732000002201-account-names.ts';
import { Community1732000003001 } from './read/1732000003001-community.ts';
import { Console1732000003002 } from './read/1732000003002-console.ts';
import { ConsoleNames1732000003003 } from './read/1732000003003-console-names.ts';
import { Audit1732000003101 } from './read/1732000003101-audit.ts';
import { Search1732000004001 } from './read/1732000004001-search.ts';
import { SearchMeilisearch1732000004002 } from './read/1732000004002-search-meilisearch.ts';
import { Artwork1732000005001 } from './read/1732000005001-artwork.ts';
import { Translations1732000006001 } from './read/1732000006001-translations.ts';
import { MembershipReadModels1732000008001 } from './read/1732000008001-membership.ts';
import { PaymentsReadModels1732000009001 } from './read/1732000009001-payments.ts';
import { LedgerReadModel1732000009002 } from './read/1732000009002-ledger.ts';
import { PaymentBuyers1732000009003 } from './read/1732000009003-payment-buyers.ts';
import { NamesByFeature1732000010001 } from './read/1732000010001-names-by-feature.ts';
import { Operators1732000011001 } from './read/1732000011001-operators.ts';
import { ReleaseFileRows1732000016001 } from './read/1732000016001-release-files.ts';
import { MediaStreamRows1732000016201 } from './read/1732000016201-media-streams.ts';
import { DownloadReadModels1732000016301 } from './read/1732000016301-downloads.ts';
import { PlaybackRows1732000016401 } from './read/1732000016401-playback.ts';
import { SubmittedSubtitleRows1732000016501 } from './read/1732000016501-submitted-subtitles.ts';
import { FileReportRows1732000016601 } from './read/1732000016601-file-reports.ts';
import { PaidPayments1732000017001 } from './read/1732000017001-paid-payments.ts';
import { DeviceKinds1732000017101 } from './read/1732000017101-device-kinds.ts';
import { SearchInitials1732000017301 } from './read/1732000017301-search-initials.ts';
import { LibraryRows1732000017801 } from './read/1732000017801-library.ts';
import { NotificationRows1732000018001 } from './read/1732000018001-notifications.ts';
import { TitleRequestRows1732000018101 } from './read/1732000018101-title-requests.ts';
import { ContactRows1732000018102 } from './read/1732000018102-contacts.ts';
import { LikeRows1732000018201 } from './read/1732000018201-likes.ts';
import { OwnCommentRows1732000018202 } from './read/1732000018202-own-comments.ts';
import { CommentReportRows1732000018203 } from './read/1732000018203-comment-reports.ts';
import { Recommendations1732000018301 } from './read/1732000018301-recommendations.ts';
import { ProfilePartRows1732000020001 } from './read/1732000020001-profile-parts.ts';
import { EditorialRows1732000022000 } from './read/1732000022000-editorial.ts';
import { PersonOrigins1732000023001 } from './read/1732000023001-person-origins.ts';
import { Awards1732000024001 } from './read/1732000024001-awards.ts';
import { CurationRows1732000025001 } from './read/1732000025001-curation.ts';
import { CurationDeskRows1732000032001 } from './read/1732000032001-curation-desk.ts';
import { CommenterNames1732000034001 } from './read/1732000034001-commenter-names.ts';
import { CardFormats1732000034002 } from './read/1732000034002-card-formats.ts';
import { TranslationStates1732000034003 } from './read/1732000034003-translation-states.ts';
import { CatalogueVersionRows1732000035001 } from './read/1732000035001-catalogue-versions.ts';
import { NominationVersions1732000036001 } from './read/1732000036001-nomination-versions.ts';
import { ChannelRows1732000036002 } from './read/1732000036002-channels.ts';
import { NewsCommentRows1732000042001 } from './read/1732000042001-news-comments.ts';
import { TitleImportRows1732000044001 } from './read/1732000044001-title-imports.ts';
import { ConsoleOrders1732000045001 } from './read/1732000045001-console-orders.ts';
import { RebuildRows1732000047001 } from './read/1732000047001-rebuilds.ts';
import { TitleTrend1732000048001 } from './read/1732000048001-title-trend.ts';
import { ModerationRuleRows1732000048003 } from './read/1732000048003-moderation-rules.ts';
import { WorkClaimRows1732000048005 } from './read/1732000048005-work-claims.ts';
import { RatingSpread1732000048006 } from './read/1732000048006-rating-spread.ts';
import { AvatarReviews1732000048007 } from './read/1732000048007-avatar-reviews.ts';
import { WithdrawnTitles1732000049001 } from './read/1732000049001-withdrawn-titles.ts';
import { GenreRows1732000050001 } from './read/1732000050001-genres.ts';
import { Ceremonies1732000076001 } from './read/1732000076001-ceremonies.ts';
import { CollectionArtwork1732000076002 } from './read/1732000076002-collection-artwork.ts';
import { CeremonyPeople1732000076003 } from './read/1732000076003-ceremony-people.ts';
import { GoneClaimers1732000084001 } from './read/1732000084001-gone-claimers.ts';
import { ParkedPositions1732000084002 } from './read/1732000084002-parked-positions.ts';
import { Deciders1732000084003 } from './read/1732000084003-deciders.ts';
import { Covers1732000090001 } from './read/1732000090001-covers.ts';
import { DismissedPairRows1732000091002 } from './read/1732000091002-dismissed-pairs.ts';
import { ListDays1732000091003 } from './read/1732000091003-list-days.ts';
import { NewsCommentCounts1732000092002 } from './read/1732000092002-news-comment-counts.ts';
import { RecordVersionRows1732000093001 } from './read/1732000093001-record-versions.ts';
import { TitlesOffTheSite1732000094001 } from './read/1732000094001-titles-off-the-site.ts';
import { AuditPlaces1732000095001 } from './read/1732000095001-audit-places.ts';
import { IsoTime1732000097001 } from './read/1732000097001-iso-time.ts';
import { TakenDownSubtitleRows1732000098003 } from './read/1732000098003-taken-down-subtitles.ts';
import { AuditVersions1732000099001 } from './read/1732000099001-audit-versions.ts';
import { WordsOfDecidedComments1732000099002 } from './read/1732000099002-words-of-decided-comments.ts';
import { NotificationLines1732000110001 } from './read/1732000110001-notification-lines.ts';
import { VisitedNotifications1732000130001 } from './read/1732000130001-visited-notifications.ts';
import { RevisedCouponRows1732000140001 } from './read/1732000140001-revised-coupons.ts';
import { ParkedTypes1732000140002 } from './read/1732000140002-parked-types.ts';
import { SearchCharacters1732000205001 } from './read/1732000205001-search-characters.ts';
import { RoleVersionRows1732000209102 } from './read/1732000209102-role-versions.ts';

/** All migrations of the read database, oldest first. */
export const readMigrations = [
  ProjectionCheckpoint1732000000001,
  NamedPartitions1732000000002,
  TitlePages1732000001001,
  TitleCards1732000001002,
  People1732000001003,
  AccountReadModels1732000002001,
  AccountSecurityReadModels1732000002101,
  AccountNames1732000002201,
  Community1732000003001,
  Console1732000003002,
  ConsoleNames1732000003003,
  Audit1732000003101,
  Search1732000004001,
  SearchMeilisearch1732000004002,
  Artwork1732000005001,
  Translations1732000006001,
  MembershipReadModels1732000008001,
  PaymentsReadModels1732000009001,
  LedgerReadModel1732000009002,
  PaymentBuyers1732000009003,
  NamesByFeature1732000010001,
  Operators1732000011001,
  ReleaseFileRows1732000016001,
  MediaStreamRows1732000016201,
  DownloadReadModels1732000016301,
  PlaybackRows1732000016401,
  SubmittedSubtitleRows1732000016501,
  FileReportRows1732000016601,
  PaidPayments1732000017001,
  DeviceKinds1732000017101,
  SearchInitials1732000017301,
  LibraryRows1732000017801,
  NotificationRows1732000018001,
  TitleRequestRows1732000018101,
  ContactRows1732000018102,
  LikeRows1732000018201,
  OwnCommentRows1732000018202,
  CommentReportRows1732000018203,
  Recommendations1732000018301,
  ProfilePartRows1732000020001,
  EditorialRows1732000022000,
  PersonOrigins1732000023001,
  Awards1732000024001,
  CurationRows1732000025001,
  CurationDeskRows1732000032001,
  CommenterNames1732000034001,
  CardFormats1732000034002,
  TranslationStates1732000034003,
  CatalogueVersionRows1732000035001,
  NominationVersions1732000036001,
  ChannelRows1732000036002,
  NewsCommentRows1732000042001,
  TitleImportRows1732000044001,
  ConsoleOrders1732000045001,
  RebuildRows1732000047001,
  TitleTrend1732000048001,
  ModerationRuleRows1732000048003,
  WorkClaimRows1732000048005,
  RatingSpread1732000048006,
  AvatarReviews1732000048007,
  WithdrawnTitles1732000049001,
  GenreRows1732000050001,
  Ceremonies1732000076001,
  CollectionArtwork1732000076002,
  CeremonyPeople1732000076003,
  GoneClaimers1732000084001,
  ParkedPositions1732000084002,
  Deciders1732000084003,
  Covers1732000090001,
  DismissedPairRows1732000091002,
  ListDays1732000091003,
  NewsCommentCounts1732000092002,
  RecordVersionRows1732000093001,
  TitlesOffTheSite1732000094001,
  AuditPlaces1732000095001,
  IsoTime1732000097001,
  TakenDownSubtitleRows1732000098003,
  AuditVersions1732000099001,
  WordsOfDecidedComments1732000099002,
  NotificationLines1732000110001,
  VisitedNotifications1732000130001,
  RevisedCouponRows1732000140001,
  ParkedTypes1732000140002,
  SearchCharacters1732000205001,
  RoleVersionRows1732000209102,
];
