import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger } from '../ledger.ts';
import { randomFor } from '../random.ts';
import type { Account } from './account.ts';
import type { LoadContext } from './load-context.ts';
import { readPublic } from './public-watch.ts';
import { rate } from './viewer.ts';

/**
 * One reader who rates and looks, through each commands process in turn, as fast as answers come: what recovers when is
 * what this reader sees. Times are those at which the command was sent, by the ledger's clock.
 */
export class Prober {
  /** The youngest command whose answer carried a position. */
  lastNumbered = 0;
  /** The youngest command that a query, told to wait for it, had. */
  lastRead = 0;
  private readonly context: LoadContext;
  private readonly ledger: Ledger;
  private readonly queries: string;

  constructor(context: LoadContext, ledger: Ledger, queries: string) {
    this.context = context;
    this.ledger = ledger;
    this.queries = queries;
  }

  async run(account: Account): Promise<void> {
    await Promise.all([0, 1].map((via) => this.probe(account, via)));
  }

  private async probe(account: Account, via: number): Promise<void> {
    const random = randomFor(this.context.seed, `prober ${via}`);
    while (!this.context.over) {
      const sent = this.ledger.now();
      const { entry, body } = await rate(this.context, account, random, via);
      if (body?.auth_error) await account.logIn(random, via);
      if (entry.position) {
        this.lastNumbered = Math.max(this.lastNumbered, sent);
        void this.look(entry.position, sent, Number(entry.note));
      }
      await pause(100);
    }
  }

  private async look(position: string, sent: number, post_id: number): Promise<void> {
    const answer = await readPublic(this.queries, '/api/post/comments', { post_id, page: 1 }, position);
    if (answer && !answer.stale) this.lastRead = Math.max(this.lastRead, sent);
  }
}
