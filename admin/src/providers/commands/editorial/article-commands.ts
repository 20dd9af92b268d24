import type { components } from '../../../api/generated/schema.d.ts';
import type { ArticleTexts, NewsCategory, NewsMotif } from '../../../api/types.ts';
import { post } from '../../http/http-client.ts';
import type { UploadedPicture } from '../catalogue/picture-commands.ts';

const API = '/api/console';

type Saved = components['schemas']['PieceSaved'];
/** An article as the editor has seen it. */
type Seen = { id: number; version: number };
export type NewsFacts = ArticleTexts & {
  category: NewsCategory;
  motif: NewsMotif | null;
  cover: UploadedPicture | null;
};
export type ReviewFacts = ArticleTexts & { score: number };
type Kind = 'news' | 'reviews';

/** What the staff writes: news posts and reviews. */
export const articleCommands = {
  addNewsPost: (body: NewsFacts, key: string) => post<Saved>(`${API}/news`, { ...body }, key),
  reviseNewsPost: (body: NewsFacts & Seen) => post<Saved>(`${API}/news/revise`, { ...body }),
  addReview: (body: ReviewFacts & { title_id: number }, key: string) => post<Saved>(`${API}/reviews`, { ...body }, key),
  reviseReview: (body: ReviewFacts & Seen) => post<Saved>(`${API}/reviews/revise`, { ...body }),
  publishArticle: (kind: Kind, body: Seen & { at?: string }) => post<Saved>(`${API}/${kind}/publish`, { ...body }),
  withdrawArticle: (kind: Kind, body: Seen) => post<Saved>(`${API}/${kind}/withdraw`, { ...body }),
};
export type ArticleCommands = typeof articleCommands;
