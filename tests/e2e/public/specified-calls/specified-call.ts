import { type ApiAnswer, post } from '../../../support/api-client.ts';

const POSTS: Record<string, string> = {
  '': 'setTranslations search contact playtime',
  search: 'actors directors posts',
  post: `slider-serials slider-movies index/{page} serials/{page} genre reviews channel channels country top250/movie
    top250/serial getMovie/{slug} getSerial/{slug} similarMovies similarSerials`,
  pages: `4k-movies new-movies updated-movies 3d-movies suggested-movies 4k-series mini-serials dubbed-serials anime
    suggested-serials`,
  person: 'list/{type} getActor/{name} getActorMovies/{name}/{page} getActorSerials/{name}/{page} getDirector/{name}',
  collection: 'all single',
  news: 'index category view',
  awards: 'ceremony ceremonyYears posts',
  sidebar: `lastUpdatedSerials lastUpdatedMovies serialsAirProgram lastDubbedMovies stats news reviews boxOffice genres
    awardsTitles`,
  user: `login register verify activationCall info newNotifications coupon makePayment recovery changePassword editInfo
    followings unfollow getPublicProfile addRequest addToDlList downloadList deleteDownloadList ratePost comment
    followPerson followSerial like report1 report2 uploadAvatar`,
};
const GETS = ['getTranslations', 'sidebar/getLatestYears', 'fileinfo/{fid}/{token}', 'playinfo/{fid}'];

/** Every call of specification §7, as `POST /api/post/getMovie/{slug}`. */
export const SPECIFIED_CALLS: readonly string[] = [
  ...Object.entries(POSTS).flatMap(([folder, names]) =>
    names.split(/\s+/).map((name) => `POST /api/${folder ? `${folder}/` : ''}${name}`),
  ),
  ...GETS.map((name) => `GET /api/${name}`),
];

export interface CallRequest {
  /** Of the path's parameters. */
  values?: Record<string, string | number>;
  body?: object;
  headers?: Record<string, string>;
}

/** Sends the specification's calls, and remembers which it has sent. */
export class SpecifiedCalls {
  readonly sent = new Set<string>();

  constructor(private readonly url: () => string) {}

  /** @throws for a call that the specification does not have. */
  async ask(call: string, { values = {}, body = {}, headers = {} }: CallRequest = {}): Promise<ApiAnswer> {
    this.remember(call);
    const [method, pattern = ''] = call.split(' ');
    const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
    if (method === 'POST') return post(this.url(), path, body, headers);
    const answer = await fetch(`${this.url()}${path}`, { headers });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }

  remember(call: string): void {
    if (!SPECIFIED_CALLS.includes(call)) throw new Error(`the specification has no ${call}`);
    this.sent.add(call);
  }
}
