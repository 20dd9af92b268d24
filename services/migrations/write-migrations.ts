import { EventLog1732000000001 } from './write/1732000000001-event-log.ts';
import { RelayLeadership1732000000002 } from './write/1732000000002-relay-leadership.ts';
import { Catalogue1732000001001 } from './write/1732000001001-catalogue.ts';
import { Accounts1732000002001 } from './write/1732000002001-accounts.ts';
import { AccountSecurity1732000002101 } from './write/1732000002101-account-security.ts';
import { Community1732000003001 } from './write/1732000003001-community.ts';
import { MissingTranslations1732000006001 } from './write/1732000006001-missing-translations.ts';
import { EffectJobs1732000007001 } from './write/1732000007001-effect-jobs.ts';
import { SpentCaptcha1732000007002 } from './write/1732000007002-spent-captcha.ts';
import { Throttle1732000007003 } from './write/1732000007003-throttle.ts';
import { Membership1732000008001 } from './write/1732000008001-membership.ts';
import { Payments1732000009001 } from './write/1732000009001-payments.ts';
import { PaymentProof1732000009002 } from './write/1732000009002-payment-proof.ts';
import { Operators1732000011001 } from './write/1732000011001-operators.ts';
import { Erasures1732000014001 } from './write/1732000014001-erasures.ts';
import { RegistrationHandles1732000014002 } from './write/1732000014002-registration-handles.ts';
import { UsernameSkeletons1732000014003 } from './write/1732000014003-username-skeletons.ts';
import { RegistrationOrders1732000015001 } from './write/1732000015001-registration-orders.ts';
import { ReleaseFiles1732000016001 } from './write/1732000016001-release-files.ts';
import { MediaAssets1732000016101 } from './write/1732000016101-media-assets.ts';
import { MediaStreams1732000016201 } from './write/1732000016201-media-streams.ts';
import { Downloads1732000016301 } from './write/1732000016301-downloads.ts';
import { Playback1732000016401 } from './write/1732000016401-playback.ts';
import { SubmittedSubtitles1732000016501 } from './write/1732000016501-submitted-subtitles.ts';
import { FileReports1732000016601 } from './write/1732000016601-file-reports.ts';
import { RecordedDownloads1732000017001 } from './write/1732000017001-recorded-downloads.ts';
import { TwoCodes1732000017101 } from './write/1732000017101-two-codes.ts';
import { AccountLanguages1732000017102 } from './write/1732000017102-account-languages.ts';
import { RemovedOriginals1732000017103 } from './write/1732000017103-removed-originals.ts';
import { Library1732000017801 } from './write/1732000017801-library.ts';
import { Notifications1732000018001 } from './write/1732000018001-notifications.ts';
import { TitleRequests1732000018101 } from './write/1732000018101-title-requests.ts';
import { ContactThreads1732000018102 } from './write/1732000018102-contact-threads.ts';
import { Likes1732000018201 } from './write/1732000018201-likes.ts';
import { OwnComments1732000018202 } from './write/1732000018202-own-comments.ts';
import { CommentReports1732000018203 } from './write/1732000018203-comment-reports.ts';
import { ProfileParts1732000020001 } from './write/1732000020001-profile-parts.ts';
import { Editorial1732000022000 } from './write/1732000022000-editorial.ts';
import { Curation1732000025001 } from './write/1732000025001-curation.ts';
import { CurationDesk1732000032001 } from './write/1732000032001-curation-desk.ts';
import { SavedTranslations1732000034001 } from './write/1732000034001-translations.ts';
import { TitleAwards1732000036001 } from './write/1732000036001-title-awards.ts';
import { ChannelList1732000036002 } from './write/1732000036002-channels.ts';
import { NewsComments1732000042001 } from './write/1732000042001-news-comments.ts';
import { TitleImports1732000044001 } from './write/1732000044001-title-imports.ts';
import { Rebuilds1732000047001 } from './write/1732000047001-rebuilds.ts';
import { ModerationRules1732000048002 } from './write/1732000048002-moderation-rules.ts';
import { WorkClaims1732000048004 } from './write/1732000048004-work-claims.ts';
import { GenreList1732000050001 } from './write/1732000050001-genres.ts';
import { CeremonyAwards1732000076001 } from './write/1732000076001-ceremony-awards.ts';
import { DownloadsGoWithTheirMember1732000082001 } from './write/1732000082001-downloads-go-with-their-member.ts';
import { JobsByKind1732000083001 } from './write/1732000083001-jobs-by-kind.ts';
import { EventOwners1732000083002 } from './write/1732000083002-event-owners.ts';
import { DismissedPairs1732000091001 } from './write/1732000091001-dismissed-pairs.ts';
import { ContactChanges1732000092001 } from './write/1732000092001-contact-changes.ts';
import { RequestPostTypes1732000092003 } from './write/1732000092003-request-post-types.ts';
import { DismissedTranslations1732000098001 } from './write/1732000098001-dismissed-translations.ts';
import { TakenDownSubtitles1732000098002 } from './write/1732000098002-taken-down-subtitles.ts';
import { ReviewedAvatars1732000110001 } from './write/1732000110001-reviewed-avatars.ts';
import { RevisedCoupons1732000140001 } from './write/1732000140001-revised-coupons.ts';
import { ParkedRetries1732000170001 } from './write/1732000170001-parked-retries.ts';
import { UploadedPictures1732000191001 } from './write/1732000191001-uploaded-pictures.ts';
import { UploadedTrailers1732000203001 } from './write/1732000203001-uploaded-trailers.ts';
import { SettledCases1732000208001 } from './write/1732000208001-settled-cases.ts';
import { RoleVersions1732000209101 } from './write/1732000209101-role-versions.ts';
import { NotesOfTheDeleted1732000209301 } from './write/1732000209301-notes-of-the-deleted.ts';

/** All migrations of the write database, oldest first. */
export const writeMigrations = [
  EventLog1732000000001,
  RelayLeadership1732000000002,
  Catalogue1732000001001,
  Accounts1732000002001,
  AccountSecurity1732000002101,
  Community1732000003001,
  MissingTranslations1732000006001,
  EffectJobs1732000007001,
  SpentCaptcha1732000007002,
  Throttle1732000007003,
  Membership1732000008001,
  Payments1732000009001,
  PaymentProof1732000009002,
  Operators1732000011001,
  Erasures1732000014001,
  RegistrationHandles1732000014002,
  UsernameSkeletons1732000014003,
  RegistrationOrders1732000015001,
  ReleaseFiles1732000016001,
  MediaAssets1732000016101,
  MediaStreams1732000016201,
  Downloads1732000016301,
  Playback1732000016401,
  SubmittedSubtitles1732000016501,
  FileReports1732000016601,
  RecordedDownloads1732000017001,
  TwoCodes1732000017101,
  AccountLanguages1732000017102,
  RemovedOriginals1732000017103,
  Library1732000017801,
  Notifications1732000018001,
  TitleRequests1732000018101,
  ContactThreads1732000018102,
  Likes1732000018201,
  OwnComments1732000018202,
  CommentReports1732000018203,
  ProfileParts1732000020001,
  Editorial1732000022000,
  Curation1732000025001,
  CurationDesk1732000032001,
  SavedTranslations1732000034001,
  TitleAwards1732000036001,
  ChannelList1732000036002,
  NewsComments1732000042001,
  TitleImports1732000044001,
  Rebuilds1732000047001,
  ModerationRules1732000048002,
  WorkClaims1732000048004,
  GenreList1732000050001,
  CeremonyAwards1732000076001,
  DownloadsGoWithTheirMember1732000082001,
  JobsByKind1732000083001,
  EventOwners1732000083002,
  DismissedPairs1732000091001,
  ContactChanges1732000092001,
  RequestPostTypes1732000092003,
  DismissedTranslations1732000098001,
  TakenDownSubtitles1732000098002,
  ReviewedAvatars1732000110001,
  RevisedCoupons1732000140001,
  ParkedRetries1732000170001,
  UploadedPictures1732000191001,
  UploadedTrailers1732000203001,
  SettledCases1732000208001,
  RoleVersions1732000209101,
  NotesOfTheDeleted1732000209301,
];
