import type { components } from '../../../api/generated/schema.d.ts';
import type { ConsoleBoxOffice, ModerationRules, NoticeKind } from '../../../api/types.ts';
import { httpClient, post } from '../../http/http-client.ts';
import type { UploadedPicture } from '../catalogue/picture-commands.ts';

const API = '/api/console';

type Saved<Name extends keyof components['schemas']> = components['schemas'][Name];
/** Of what the editor has seen. */
type Version = { version: number };
type Seen = Version & { id: number };
type BothLanguages = { fa: string; en: string };
export interface CollectionFacts {
  name: BothLanguages;
  about: BothLanguages;
  title_ids: number[];
  cover: UploadedPicture | null;
}
export interface NoticeFacts {
  kind: NoticeKind;
  text: BothLanguages;
  link: string | null;
  from: string | null;
  until: string | null;
}
interface BoxOffice {
  as_of: string;
  entries: { title_id: number; gross: number }[];
}
interface Rules {
  trust_after: number | null;
  words: string[];
}
interface Suggestions {
  title_ids: number[];
}

const collections = `${API}/collections`;
const notices = `${API}/notices`;
const rules = `${API}/moderation-rules`;

/** What the staff puts together: collections, the box office, suggested lists, notices. */
export const curationCommands = {
  /** There is one; react-admin wants an id on every record. */
  boxOffice: async () => ({ id: 'now', ...((await httpClient(`${API}/box-office`)).json as ConsoleBoxOffice) }),
  /** There are only these; react-admin wants an id on every record. */
  moderationRules: async () => ({ id: 'now', ...((await httpClient(rules)).json as ModerationRules) }),
  saveModerationRules: (body: Rules & Version) => post<Saved<'ModerationRulesSaved'>>(rules, { ...body }),
  addCollection: (body: CollectionFacts, key: string) => post<Saved<'CollectionSaved'>>(collections, { ...body }, key),
  reviseCollection: (body: CollectionFacts & Seen) =>
    post<Saved<'CollectionSaved'>>(`${collections}/revise`, { ...body }),
  retireCollection: (body: Seen) => post<Saved<'CollectionSaved'>>(`${collections}/retire`, { ...body }),
  saveBoxOffice: (body: BoxOffice & Version) => post<Saved<'BoxOfficeSaved'>>(`${API}/box-office`, { ...body }),
  saveSuggestedList: (body: Suggestions & Version & { post_type: 1 | 2 }) =>
    post<Saved<'SuggestedListSaved'>>(`${API}/suggested-lists`, { ...body }),
  addNotice: (body: NoticeFacts, key: string) => post<Saved<'NoticeSaved'>>(notices, { ...body }, key),
  reviseNotice: (body: NoticeFacts & Seen) => post<Saved<'NoticeSaved'>>(`${notices}/revise`, { ...body }),
  retireNotice: (body: Seen) => post<Saved<'NoticeSaved'>>(`${notices}/retire`, { ...body }),
};
export type CurationCommands = typeof curationCommands;
