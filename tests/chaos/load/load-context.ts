import { setTimeout as pause } from 'node:timers/promises';
import { type Random, randomFor } from '../random.ts';
import type { MailSink } from '../site/mail-sink.ts';
import type { Violations } from '../violations.ts';
import type { CommandClient } from './command-client.ts';
import type { CommentBook } from './comment-book.ts';

/** What the actors of the load share. */
export interface LoadContext {
  seed: number;
  client: CommandClient;
  mails: MailSink;
  comments: CommentBook;
  violations: Violations;
  /** Titles that are commented and rated: few, so that threads grow and rows are fought over. */
  postIds: readonly number[];
  /** True when the load shall end; each actor ends what it is doing. */
  over: boolean;
}

/** Acts again and again, with pauses drawn from its own chances, until the load is over. */
export async function act(
  context: LoadContext,
  name: string,
  pauseMs: [least: number, most: number],
  step: (random: Random) => Promise<void>,
): Promise<void> {
  const random = randomFor(context.seed, name);
  while (!context.over) {
    await step(random);
    await pause(random.between(...pauseMs));
  }
}
