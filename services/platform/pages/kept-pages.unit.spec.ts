import { KeptPages } from './kept-pages.ts';
import type { AskApi, PageCall } from './page-call.ts';
import type { DrawnPage } from './page-document.ts';

const TITLE: PageCall = { method: 'POST', path: '/api/post/getMovie/inception-2010', body: '{}' };
const COMMENTS: PageCall = { method: 'POST', path: '/api/post/comments', body: '{"post_id":1}' };

let answers: Record<string, string>;
let asked: string[];
let drawn: number;
let pages: KeptPages;
beforeEach(() => {
  answers = { [TITLE.path]: 'Inception', [COMMENTS.path]: 'none' };
  asked = [];
  drawn = 0;
  pages = new KeptPages();
});

const ask: AskApi = async ({ path }) => {
  asked.push(path);
  return { status: 200, body: answers[path]! };
};

async function draw(askApi: AskApi): Promise<DrawnPage> {
  drawn += 1;
  const [title, comments] = await Promise.all([askApi(TITLE), askApi(COMMENTS)]);
  return { status: 200, location: null, head: '', body: `${title.body}, ${comments.body}`, state: '{}' };
}
const body = async (key = 'fa /movies/inception-2010') => (await pages.get(key, ask, draw)).page?.body;

describe('a kept page', () => {
  it('is handed out again while all that it was drawn from is the same', async () => {
    expect([await body(), await body(), drawn]).toEqual(['Inception, none', 'Inception, none', 1]);
    expect(asked).toHaveLength(4);
  });

  it('is drawn anew as soon as one answer is another', async () => {
    await body();
    answers[COMMENTS.path] = 'one';
    expect([await body(), drawn]).toEqual(['Inception, one', 2]);
    expect([await body(), drawn]).toEqual(['Inception, one', 2]);
  });

  it('is drawn once for all who wait for it, and apart for who sees another', async () => {
    expect(await Promise.all([body(), body(), body('en /movies/inception-2010')])).toHaveLength(3);
    expect(drawn).toBe(2);
  });

  it('is none where it failed: the next who asks has it drawn again', async () => {
    const failing = () => Promise.reject(new Error('no thread'));
    await expect(pages.get('fa /', ask, failing)).rejects.toThrow('no thread');
    expect(await body('fa /')).toBe('Inception, none');
  });

  it('is not kept where it answers words of one reader, whose pages would push out those of all', async () => {
    const drawSearch = async () => ({ ...(await draw(ask)), forOne: true });
    for (let times = 1; times <= 2; times++) {
      expect(await pages.get('fa /search?q=dune', ask, drawSearch)).toMatchObject({ kept: false });
      expect(drawn).toBe(times);
    }
  });

  it('is not kept where only browsers draw it', async () => {
    expect(await pages.get('fa /login', ask, async () => null)).toEqual({ page: null, kept: false });
    expect(await pages.get('fa /login', ask, async () => null)).toEqual({ page: null, kept: false });
  });
});
