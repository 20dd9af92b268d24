import type { Ledger } from '../ledger.ts';
import { randomFor } from '../random.ts';
import type { ChaosSite } from '../site/chaos-site.ts';
import type { Violations } from '../violations.ts';
import { Account } from './account.ts';
import { CommandClient } from './command-client.ts';
import { CommentBook } from './comment-book.ts';
import { editor } from './editor.ts';
import type { LoadContext } from './load-context.ts';
import { moderator } from './moderator.ts';
import { newcomers } from './newcomers.ts';
import { Prober } from './prober.ts';
import { PublicWatch } from './public-watch.ts';
import { rivals } from './rivals.ts';
import { viewer } from './viewer.ts';
import { visitors } from './visitors.ts';

const READERS = 6;
const DEMO_PASSWORD = 'parde-demo-1404';

/** Everything that is asked of the site while faults happen. */
export class Load {
  readonly context: LoadContext;
  readonly prober: Prober;
  readonly watch: PublicWatch;
  private readonly ledger: Ledger;
  private accounts: Account[] = [];
  private running: Promise<unknown> = Promise.resolve();

  constructor(site: ChaosSite, ledger: Ledger, seed: number, postIds: readonly number[], violations: Violations) {
    const client = new CommandClient(site.commandUrls, ledger);
    this.ledger = ledger;
    this.context = { seed, client, mails: site.mails, comments: new CommentBook(), violations, postIds, over: false };
    const queries = site.process('queries-1').url;
    this.prober = new Prober(this.context, ledger, queries);
    this.watch = new PublicWatch(queries, this.context);
  }

  /** Accounts of their own for those who act. @throws Error when one cannot be opened before any fault has begun. */
  async prepare(): Promise<void> {
    const { client, mails, seed } = this.context;
    const names = [...Array.from({ length: READERS }, (_, n) => `reader${n + 1}`), 'prober', 'rival'];
    this.accounts = await Promise.all(
      names.map(async (name) => {
        const random = randomFor(seed, `open ${name}`);
        const account = new Account(client, name);
        if (!(await account.open(random, mails))) throw new Error(`the account ${name} could not be opened`);
        return account;
      }),
    );
  }

  start(): void {
    const { context } = this;
    const readers = this.accounts.slice(0, READERS);
    const [prober, rival] = this.accounts.slice(READERS) as [Account, Account];
    const staff = (name: string) => new Account(context.client, name, DEMO_PASSWORD);
    this.running = Promise.all([
      ...readers.map((account) => viewer(context, account)),
      this.prober.run(prober),
      rivals(context, rival),
      moderator(context, staff('moderator')),
      editor(context, staff('admin')),
      newcomers(context),
      visitors(context),
      this.watch.run(),
    ]);
  }

  /** @returns once every actor has ended what it was doing. */
  async stop(): Promise<void> {
    this.context.over = true;
    await this.running;
  }

  /** Whether each commands process has acknowledged a command that was sent after `since` (the ledger's clock). */
  commandsSince(since: number): boolean {
    return [0, 1].every((process) => (this.context.client.lastAcknowledged[process] ?? 0) > since);
  }

  now(): number {
    return this.ledger.now();
  }
}
