import type { components, paths } from './generated/schema.d.ts';

/** Short names for what the generated client speaks. Sizes are bytes, times ISO 8601 UTC. */

type Schemas = components['schemas'];
export type Answer<Path extends keyof paths, Method extends 'get' | 'post'> = paths[Path][Method] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

export type Name = Schemas['LocalName'];
export type PostMarks = Schemas['PostMarks'];
export type PostCard = Schemas['PostCard'];
export type Home = Answer<'/api/home', 'get'>;
export type HomePost = Schemas['HomePost'];
export type HomeShelf = Schemas['HomeShelf'];
export type HomeCard = HomeShelf['posts'][number];
export type Genre = Schemas['Genre'];
export type GenreTile = Schemas['GenreTile'];
/** 1 movie, 2 series. */
export type PostType = PostCard['post_type'];
export type PostList = Schemas['PostList'];

export type TitlePage = Schemas['TitlePage'];
export type FileFacts = Schemas['File'];
export type Season = Schemas['Season'];
export type FileGroup = Season['groups'][number];
export type Notice = Schemas['Notice'];
export type NewsCard = Schemas['NewsCard'];
export type NewsPost = Schemas['NewsPost'];
export type ReviewCard = Schemas['ReviewCard'];
export type Text = Schemas['LocalText'];
export type CollectionCard = Schemas['CollectionCard'];
export type Ceremony = Schemas['Ceremony'];
export type CeremonyAward = Ceremony['awards'][number];
export type Nomination = CeremonyAward['nominations'][number];
export type NominatedFilm = NonNullable<Nomination['film']>;
export type Award = TitlePage['awards'][number];
export type Stats = Schemas['TitleStats'];
export type Criteria = NonNullable<Stats['criteria']>;
export type TitleAnswer = Answer<'/api/post/getMovie/{slug}', 'post'>;

export type RecommendedPost = Schemas['RecommendedPost'];

export type ContinueCard = Schemas['ContinueCard'];
export type Progress = Answer<'/api/user/progress', 'post'>;

export type PersonRef = Schemas['PersonRef'];
export type CastMember = TitlePage['cast'][number];
export type Person = Schemas['Person'];
export type ListedPerson = Answer<'/api/person/list/{type}', 'post'>['people'][number];

export type Comment = Schemas['Comment'];
export type User = Schemas['User'];
export type Notification = Schemas['Notification'];
export type MemberComment = Schemas['MemberComment'];
export type PublicProfile = Schemas['PublicProfile'];

export type AccountSession = Schemas['AccountSession'];

export type Plan = Schemas['Plan'];
export type Payment = Schemas['Payment'];
export type BankForm = Schemas['BankForm'];
export type StatementEntry = Schemas['StatementEntry'];

type ListBody = NonNullable<paths['/api/post/index/{page}']['post']['requestBody']>['content']['application/json'];
export type SortField = NonNullable<ListBody['sort']>;
export type SortDirection = NonNullable<ListBody['type']>;

/** The body of every failed call. */
/** An endpoint may add details of its own, which whoever reads them checks. */
export type Failure = Schemas['ErrorAnswer'] & Record<string, unknown>;

type Body<Path extends keyof paths> = paths[Path]['post'] extends {
  requestBody?: { content: { 'application/json': infer Content } };
}
  ? Content
  : never;

export type SearchFilter = Body<'/api/search/posts'>;
export type SearchResult = Answer<'/api/search/posts', 'post'>;
export type Facets = SearchResult['facets'];
