import type pg from 'pg';
import { drawn } from '../measure/figures.ts';
import type { Caller } from '../measure/paced.ts';
import { prefixTasks, seededRandom } from '../search-quality.ts';
import type { Title } from '../site/catalogue.ts';
import { commentBody } from '../workloads/comment-requests.ts';
import { titleRequest } from '../workloads/read-requests.ts';

/** One thing that visitors do again and again. */
export interface Habit {
  name: string;
  perSecond: number;
  /** @returns whether it was answered as it should be. */
  send(index: number): Promise<boolean>;
}

export interface Visited {
  caller: Caller;
  client: pg.Client;
  titles: Title[];
  tokens: { viewer: string; moderator: string };
  /** Members who watch, by their tokens. */
  watchers: string[];
  /** Ids of films that can be played. */
  films: number[];
  /** A link that the viewer may fetch bytes by. */
  download: string;
}

const PREPARED = 20_000;
/** One look in so many is at a title that hardly anybody else looks at. */
const RARE = 5;
const HOT_TITLES = 500;
const PIECE_BYTES = 262_144;
/** Places in a film that a watcher tells, one after the other. */
const PLACES = 20;

/** A quiet evening of a site with some ten thousand visitors, as far as one machine is asked. */
export function habitsOf(visited: Visited): Habit[] {
  return [...readers(visited), ...members(visited)];
}

function readers({ caller, titles }: Visited): Habit[] {
  const random = seededRandom(7);
  const hot = drawn(titles, HOT_TITLES, random);
  const pages = Array.from({ length: PREPARED }, (_, at) => drawn(at % RARE === 0 ? titles : hot, 1, random)[0]!);
  const typed = prefixTasks(titles, PREPARED, 8).map((task) => task.typed);
  const good = async (path: string, body: object) => (await caller.post(path, body)).status === 200;
  return [
    {
      name: 'title pages',
      perSecond: 150,
      send: (index) => {
        const { path, body } = titleRequest(pages[index % PREPARED]!);
        return good(path, body as object);
      },
    },
    { name: 'home', perSecond: 20, send: async () => (await caller.get('/api/home')).status === 200 },
    { name: 'lists', perSecond: 30, send: (index) => good(`/api/post/index/${1 + (index % 40)}`, {}) },
    { name: 'searches', perSecond: 60, send: (index) => good('/api/search', { query: typed[index % PREPARED] }) },
  ];
}

function members({ caller, titles, tokens, watchers, films, download }: Visited): Habit[] {
  const posted: number[] = [];
  const titleOf = (index: number) => titles[(index * 7) % titles.length]!.id;
  return [
    {
      name: 'comments',
      perSecond: 20,
      send: async (index) => {
        const answer = await caller.post('/api/user/comment', commentBody(titleOf(index), tokens.viewer));
        if (answer.status === 200) posted.push(answer.body.comment_id);
        return answer.status === 200;
      },
    },
    {
      name: 'approvals',
      perSecond: 5,
      send: async () => {
        const id = posted.shift();
        if (id === undefined) return true;
        const comments = [{ id, version: 1 }];
        const answer = await caller.post('/api/console/comments/approve', { comments, token: tokens.moderator });
        return answer.status === 200 && answer.body.done.includes(id);
      },
    },
    {
      name: 'playtimes',
      perSecond: 40,
      send: async (index) => {
        const turn = Math.floor(index / watchers.length);
        const fid = films[index % films.length];
        const body = { time: 1 + (turn % PLACES), fid, token: watchers[index % watchers.length] };
        return (await caller.post('/api/playtime', body)).status === 200;
      },
    },
    {
      name: 'notifications',
      perSecond: 20,
      send: async () => (await caller.post('/api/user/newNotifications', { token: tokens.viewer })).status === 200,
    },
    {
      name: 'downloads',
      perSecond: 2,
      send: async () => (await caller.get(download, { range: `bytes=0-${PIECE_BYTES - 1}` })).status === 206,
    },
  ];
}
