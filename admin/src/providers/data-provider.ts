import simpleRestProvider from 'ra-data-simple-rest';
import {
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type GetManyParams,
  type GetManyResult,
  type GetOneParams,
  type GetOneResult,
  HttpError,
  type RaRecord,
} from 'react-admin';
import type {
  CaseState,
  CommentDecisions,
  ConsoleComment,
  ConsoleFileReport,
  FileCaseRulings,
  Overview,
} from '../api/types.ts';
import { type AwardCommands, awardCommands } from './commands/catalogue/award-commands.ts';
import { type CatalogueCommands, catalogueCommands } from './commands/catalogue/catalogue-commands.ts';
import { type ChannelCommands, channelCommands } from './commands/catalogue/channel-commands.ts';
import { type FilmCommands, filmCommands } from './commands/catalogue/film-commands.ts';
import { type GenreCommands, genreCommands, listGenres } from './commands/catalogue/genre-commands.ts';
import { type ImportCommands, importCommands } from './commands/catalogue/import-commands.ts';
import { type PictureCommands, pictureCommands } from './commands/catalogue/picture-commands.ts';
import { type SeasonCommands, seasonCommands } from './commands/catalogue/season-commands.ts';
import { type ContactCommands, contactCommands } from './commands/contact-commands.ts';
import { type ArticleCommands, articleCommands } from './commands/editorial/article-commands.ts';
import { type CurationCommands, curationCommands } from './commands/editorial/curation-commands.ts';
import { type TranslationCommands, translationCommands } from './commands/editorial/translation-commands.ts';
import { type RebuildCommands, rebuildCommands } from './commands/rebuild-commands.ts';
import { type RequestCommands, requestCommands } from './commands/request-commands.ts';
import { type StaffCommands, staffCommands } from './commands/staff-commands.ts';
import { type WaitingCommands, waitingCommands } from './commands/waiting-commands.ts';
import { httpClient, post } from './http/http-client.ts';
import { listAtLength, manyAtLength } from './ranges.ts';

const API = '/api/console';

/** A comment as the moderator has seen it; the server refuses a decision on a version that is not the newest. */
type SeenComment = Pick<ConsoleComment, 'id' | 'version'>;

/** Why comments are refused: one of the usual reasons, other words, or both. */
export interface CommentRefusal {
  refusal?: NonNullable<ConsoleComment['refusal']>;
  reason?: string;
}

/** What was decided now, and what was left as it is, with the reason. */
export type DecisionOutcome = Pick<CommentDecisions, 'done' | 'conflicts'>;

/** A case as the moderator has seen it. */
type SeenCase = Pick<ConsoleFileReport, 'id' | 'version'>;
export type CaseRulings = Pick<FileCaseRulings, 'done' | 'conflicts'>;

export interface ConsoleDataProvider
  extends DataProvider,
    StaffCommands,
    FilmCommands,
    CatalogueCommands,
    PictureCommands,
    RequestCommands,
    ContactCommands,
    ArticleCommands,
    AwardCommands,
    SeasonCommands,
    ChannelCommands,
    GenreCommands,
    CurationCommands,
    ImportCommands,
    RebuildCommands,
    TranslationCommands,
    WaitingCommands {
  approveComments: (comments: SeenComment[]) => Promise<DecisionOutcome>;
  refuseComments: (comments: SeenComment[], why?: CommentRefusal) => Promise<DecisionOutcome>;
  /** Takes decisions back: the comments wait again. */
  putBackComments: (comments: SeenComment[]) => Promise<DecisionOutcome>;
  /** Leaves reported comments as they are. */
  dismissReports: (comments: SeenComment[]) => Promise<DecisionOutcome>;
  /** Settles reported files, or lets them wait again. */
  ruleFileReports: (cases: SeenCase[], state: CaseState) => Promise<CaseRulings>;
}

const rest = simpleRestProvider(API, httpClient);

/** The overview has no id on the server; react-admin wants one on every record. */
async function getOverview(): Promise<GetOneResult> {
  const { json } = await httpClient(`${API}/overview`);
  return { data: { id: 'now', ...(json as Overview) } };
}

/** One's own two-factor sign-in, as a record for react-admin's cache. */
async function getTwoFactor(): Promise<GetOneResult> {
  return { data: { id: 'own', ...(await staffCommands.twoFactorState()) } };
}

/** The audit log has no address for a single entry; its list can be asked for one. */
async function getAuditEntry(id: RaRecord['id']): Promise<GetOneResult> {
  const { data } = await manyAtLength(rest, 'audit', { ids: [Number(id)] });
  const [entry] = data;
  if (!entry) throw new HttpError('ra.notification.item_doesnt_exist', 404, null);
  return { data: entry };
}

/** A subtitle may be asked for in another charset than the one that was guessed. */
async function getSubtitle(id: RaRecord['id'], charset: string): Promise<GetOneResult> {
  const { json } = await httpClient(`${API}/subtitles/${id}?charset=${charset}`);
  return { data: json };
}

async function getOne(resource: string, params: GetOneParams): Promise<GetOneResult> {
  if (resource === 'overview') return getOverview();
  if (resource === 'two-factor') return getTwoFactor();
  if (resource === 'box-office') return { data: await curationCommands.boxOffice() };
  if (resource === 'moderation-rules') return { data: await curationCommands.moderationRules() };
  if (resource === 'channels') return { data: await channelCommands.channels() };
  if (resource === 'genres') return { data: await genreCommands.genres() };
  if (resource === 'audit') return getAuditEntry(params.id);
  if (resource === 'subtitles' && params.meta?.charset) return getSubtitle(params.id, params.meta.charset);
  return rest.getOne(resource, params);
}

/** The server names exactly what it needs to know of a decision; nothing more of the row is sent. */
function seen<Row extends SeenComment | SeenCase>(rows: Row[]): SeenComment[] {
  return rows.map(({ id, version }) => ({ id, version }));
}

// react-admin leaves the record type to the caller of each generic method; ours is what the address says it is.
export const dataProvider: ConsoleDataProvider = {
  ...rest,
  ...staffCommands,
  ...filmCommands,
  ...catalogueCommands,
  ...pictureCommands,
  ...requestCommands,
  ...contactCommands,
  ...articleCommands,
  ...awardCommands,
  ...seasonCommands,
  ...channelCommands,
  ...genreCommands,
  ...curationCommands,
  ...importCommands,
  ...rebuildCommands,
  ...translationCommands,
  ...waitingCommands,
  getOne: <R extends RaRecord>(resource: string, params: GetOneParams<R>) =>
    getOne(resource, params) as Promise<GetOneResult<R>>,
  getList: <R extends RaRecord>(resource: string, params: GetListParams) =>
    (resource === 'genres' ? listGenres() : listAtLength(rest, resource, params)) as Promise<GetListResult<R>>,
  getMany: <R extends RaRecord>(resource: string, params: GetManyParams<R>) =>
    manyAtLength(rest, resource, params) as Promise<GetManyResult<R>>,
  approveComments: (comments) => post(`${API}/comments/approve`, { comments: seen(comments) }),
  refuseComments: (comments, why = {}) => post(`${API}/comments/refuse`, { comments: seen(comments), ...why }),
  putBackComments: (comments) => post(`${API}/comments/putBack`, { comments: seen(comments) }),
  dismissReports: (comments) => post(`${API}/comments/dismissReports`, { comments: seen(comments) }),
  ruleFileReports: (cases, state) =>
    state === 'open'
      ? post(`${API}/file-reports/reopen`, { cases: seen(cases) })
      : post(`${API}/file-reports/settle`, { cases: seen(cases), outcome: state }),
};
