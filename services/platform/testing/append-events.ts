import type { INestApplicationContext } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Sender, systemSender } from '#platform/kernel/context/sender.ts';
import { Command } from '../messaging/commands/command.ts';
import type { CommandTransaction } from '../messaging/commands/command-transaction.ts';
import { UnitOfWork } from '../messaging/commands/unit-of-work.ts';
import { type EventAuthor, eventsOf, type StreamEvents, saveEvents } from '../messaging/outbox/event-appender.ts';
import type { NewEvent } from '../messaging/outbox/event-definition.ts';

/** Of events of nobody in particular. */
export const NO_AUTHOR: EventAuthor = { actor: null, correlationId: null, traceparent: null };

/** Appends events straight to the log, in a transaction of the test's own. */
export async function appendEvents(manager: EntityManager, streams: readonly StreamEvents[]): Promise<void> {
  await saveEvents(manager, [{ author: NO_AUTHOR, events: eventsOf(streams) }]);
}

class TestCommand<Result> extends Command<Result> {}

/** Runs `work` in a unit of work, as a command's handler. */
export function runAsCommand<Result>(
  app: INestApplicationContext,
  work: (transaction: CommandTransaction) => Promise<Result>,
  sender: Sender = systemSender('test'),
): Promise<Result> {
  return app.get(UnitOfWork).run(new TestCommand<Result>(sender), work);
}

/** Appends events as a command would, for a test that needs what another feature has published. */
export function appendAsCommand(
  app: INestApplicationContext,
  stream: string,
  firstVersion: number,
  events: readonly NewEvent[],
  sender?: Sender,
): Promise<void> {
  return runAsCommand(app, (transaction) => transaction.append(stream, firstVersion, ...events), sender);
}
