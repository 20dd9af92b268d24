import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AskApi, PageCall } from './page-call.ts';
import type { DrawnPage } from './page-document.ts';

const MAX_BYTES = 48 * 1024 * 1024;
/** A page says how long ago something was: it is drawn anew from time to time, whatever its answers are. */
const MAX_AGE_MS = 60_000;

/** A call of a page, and what its answer was, by a digest. */
interface Asked {
  call: PageCall;
  digest: string;
}

interface Kept {
  page: DrawnPage;
  asked: readonly Asked[];
}

/**
 * Drawn pages in memory. A page is as fresh as its answers: before it is handed out again, all that it was drawn from is asked
 * again, which costs a hundredth of drawing it, and it is drawn anew where one answer is another.
 */
export class KeptPages {
  private readonly pages = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ page }) => 2 * (page.head.length + page.body.length + (page.state?.length ?? 0)) + 1,
  });
  private readonly drawing = new Map<string, Promise<DrawnPage | null>>();

  /** @param draw draws the page with the answers of the function that it is given; null is not kept, nor is what answers one reader's own words. */
  async get(
    key: string,
    ask: AskApi,
    draw: (ask: AskApi) => Promise<DrawnPage | null>,
  ): Promise<{ page: DrawnPage | null; kept: boolean }> {
    const kept = this.pages.get(key);
    if (kept && (await isTrue(kept, ask))) return { page: kept.page, kept: true };
    const drawn = this.drawing.get(key) ?? this.draw(key, ask, draw);
    return { page: await drawn, kept: false };
  }

  private draw(key: string, ask: AskApi, draw: (ask: AskApi) => Promise<DrawnPage | null>): Promise<DrawnPage | null> {
    const asked: Asked[] = [];
    const remember: AskApi = async (call) => {
      const answer = await ask(call);
      asked.push({ call, digest: digestOf(answer.status, answer.body) });
      return answer;
    };
    const drawn = draw(remember)
      .then((page) => {
        if (page && !page.forOne) this.pages.set(key, { page, asked });
        else this.pages.delete(key);
        return page;
      })
      .finally(() => this.drawing.delete(key));
    this.drawing.set(key, drawn);
    return drawn;
  }
}

async function isTrue({ asked }: Kept, ask: AskApi): Promise<boolean> {
  const same = await Promise.all(
    asked.map(async ({ call, digest }) => {
      const { status, body } = await ask(call);
      return digestOf(status, body) === digest;
    }),
  );
  return same.every(Boolean);
}

function digestOf(status: number, body: string): string {
  return createHash('sha1').update(`${status} ${body}`).digest('base64');
}
