import type { components } from './generated/schema.d.ts';

/*
 * The shapes of the console's calls, named as the console speaks of them; what they are is the OpenAPI document's business.
 * Times are ISO 8601 UTC, sizes bytes, ratings 0..10.
 */

type Schemas = components['schemas'];

export type Name = Schemas['LocalName'];
export type Role = Schemas['User']['role'];
/** With what the log-in adds for an account that is suspended. */
export type Failure = Schemas['ErrorAnswer'] & { reason?: string | null };
/** The signed-in member of staff, as far as the console needs to know them. */
export type StaffUser = Pick<Schemas['User'], 'id' | 'name' | 'username' | 'role' | 'avatar_path'>;

export type ConsoleComment = Schemas['ConsoleComment'];
export type CommentStatus = ConsoleComment['status'];
export type CommentDecisions = Schemas['CommentDecisions'];

export type ConsoleFileReport = Schemas['ConsoleFileReport'];
export type CaseState = ConsoleFileReport['state'];
export type FileCaseRulings = Schemas['CaseRulings'];
export type ConsoleRequest = Schemas['ConsoleRequest'];
export type RequestState = ConsoleRequest['state'];
export type ConsoleContact = Schemas['ConsoleContact'];
export type ContactState = ConsoleContact['state'];
export type ConsoleSubtitle = Schemas['ConsoleSubtitle'];
export type SubtitleState = ConsoleSubtitle['state'];
/** With its cues and what is proposed. */
export type ConsoleSubtitleDetail = Schemas['ConsoleSubtitleDetail'];
export type SubtitleMend = Schemas['SubtitleMend'];

export type ConsoleNewsPost = Schemas['ConsoleNewsPost'];
export type ConsoleReview = Schemas['ConsoleReview'];
export type PreviewedNewsPost = Schemas['PreviewedNewsPost'];
export type PreviewedReview = Schemas['PreviewedReview'];
export type ConsoleTranslation = Schemas['ConsoleTranslation'];
export type ArticleState = ConsoleNewsPost['state'];
/** By language; null where it is not written. Bodies are Markdown. */
export type ArticleTexts = ConsoleNewsPost['texts'];
export type NewsCategory = ConsoleNewsPost['category'];
export type NewsMotif = Schemas['NewsMotif'];

export type ConsoleCollection = Schemas['ConsoleCollection'];
/** With its titles in order. */
export type ConsoleCollectionDetail = Schemas['ConsoleCollectionDetail'];
export type ConsoleBoxOffice = Schemas['ConsoleBoxOffice'];
export type ModerationRules = Schemas['ModerationRules'];
export type AvatarOutcome = 'kept' | 'removed';
export type WaitingRow = Schemas['WaitingRow'];
export type WorkKind = WaitingRow['kind'];
export type SuggestedList = Schemas['SuggestedList'];
export type ConsoleCeremony = Schemas['ConsoleCeremony'];
/** With its awards. */
export type ConsoleCeremonyDetail = Schemas['ConsoleCeremonyDetail'];
export type ConsoleAward = ConsoleCeremonyDetail['awards'][number];
export type ConsoleNomination = Schemas['ConsoleNomination'];
export type ConsoleProjection = Schemas['ConsoleProjection'];
export type ConsoleParkedEvent = Schemas['ConsoleParkedEvent'];
export type ConsoleRebuild = Schemas['ConsoleRebuild'];
export type ConsoleTitleImport = Schemas['ConsoleTitleImport'];
/** With the lines that it refused. */
export type ConsoleTitleImportDetail = Schemas['ConsoleTitleImportDetail'];
export type ConsoleGenres = Schemas['ConsoleGenres'];
export type ConsoleChannels = Schemas['ConsoleChannels'];
export type ConsoleSeasons = Schemas['ConsoleSeasons'];
export type ConsoleSeason = Schemas['ConsoleSeason'];
export type AiredSeries = Schemas['AiredSeries'];
export type ConsoleNotice = Schemas['ConsoleNotice'];
export type NoticeKind = ConsoleNotice['kind'];

export type Overview = Schemas['Overview'];
export type ProjectionHealth = Overview['projections'][number];

export type Genre = Schemas['Genre'];
export type ConsoleTitle = Schemas['PostCard'];
export type PostType = ConsoleTitle['post_type'];
export type TitleFile = Schemas['File'];
export type ConsoleStream = Schemas['ConsoleStream'];
/** A title's own page; what the list says of it is always there. */
export type ConsoleTitlePage = ConsoleTitle & Partial<Schemas['ConsoleTitlePage']>;
export type ConsoleDuplicate = Schemas['DuplicateTitles'];

export type PersonRef = Schemas['PersonRef'];
export type ConsolePerson = Schemas['ConsolePerson'];
/** The e-mail address is there for administrators only. */
export type ConsoleUser = Schemas['ConsoleUser'];
export type UserState = ConsoleUser['state'];
export type ConsoleSession = Schemas['ConsoleSession'];
export type ConsoleDownload = Schemas['ConsoleDownload'];
export type StatementEntry = Schemas['ConsoleStatementEntry'];
export type EntryUnit = StatementEntry['unit'];

export type ConsolePlan = Schemas['ConsolePlan'];
export type ConsoleCoupon = Schemas['ConsoleCoupon'];
export type CouponStage = ConsoleCoupon['stage'];
export type ConsolePayment = Schemas['ConsolePayment'];
export type LedgerAccount = Schemas['LedgerAccount'];
export type PaymentState = ConsolePayment['state'];

export type AuditEntry = Schemas['AuditEntry'];
