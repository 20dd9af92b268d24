import { drawn } from '../measure/figures.ts';
import type { Caller } from '../measure/paced.ts';
import { prefixTasks, seededRandom } from '../search-quality.ts';
import type { Title } from '../site/catalogue.ts';
import { commentBody } from '../workloads/comment-requests.ts';
import { titleRequest } from '../workloads/read-requests.ts';

/** One thing that somebody does, so often that a single one can be told from it. */
export interface Action {
  name: string;
  perSecond: number;
  seconds: number;
  /** Of what the row tells, what one sending is: a gigabyte is delivered in many. */
  share: number;
  send(index: number): Promise<boolean>;
}

export interface Actors {
  commands: Caller;
  queries: Caller;
  media: Caller;
  titles: Title[];
  token: string;
  watchers: string[];
  films: number[];
  /** A link by which bytes of a film come, and how many it has. */
  download: string;
  downloadBytes: number;
}

const SECONDS = 20;
const PREPARED = 4_096;
const PLACES = 20;
const GIGABYTE = 10 ** 9;

export function actionsOf(actors: Actors): Action[] {
  const { commands, queries, media, titles, token, watchers, films, download, downloadBytes } = actors;
  const ok = async (caller: Caller, path: string, body: object) => (await caller.post(path, body)).status === 200;
  const typed = prefixTasks(titles, PREPARED, 11).map((task) => task.typed);
  const pages = drawn(titles, PREPARED, seededRandom(12)).map(titleRequest);
  return [
    {
      name: 'a page of a title or a list is read',
      perSecond: 400,
      seconds: SECONDS,
      share: 1,
      send: (index) => {
        const { path, body } = pages[index % PREPARED]!;
        return ok(queries, path, body as object);
      },
    },
    {
      name: 'a search, as one types',
      perSecond: 150,
      seconds: SECONDS,
      share: 1,
      send: (index) => ok(queries, '/api/search', { query: typed[index % PREPARED] }),
    },
    {
      name: 'a comment is posted (any command)',
      perSecond: 100,
      seconds: SECONDS,
      share: 1,
      send: (index) => ok(commands, '/api/user/comment', commentBody(titles[(index * 7) % titles.length]!.id, token)),
    },
    {
      name: 'a minute is watched: one report',
      perSecond: 100,
      seconds: SECONDS,
      share: 1,
      send: (index) => {
        const time = 1 + (Math.floor(index / watchers.length) % PLACES);
        const watcher = index % watchers.length;
        return ok(commands, '/api/playtime', { time, fid: films[watcher % films.length], token: watchers[watcher] });
      },
    },
    {
      name: 'a gigabyte is delivered',
      perSecond: 20,
      seconds: SECONDS,
      share: downloadBytes / GIGABYTE,
      send: async () => (await media.get(download, { range: 'bytes=0-' })).status === 206,
    },
  ];
}
