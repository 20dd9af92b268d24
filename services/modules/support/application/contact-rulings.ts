import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { contactClosed, contactReopened } from '../contract/contact.events.ts';
import { contactConflict } from '../domain/contact-state.ts';
import type { ContactThreadEntity } from '../persistence/contact-thread.entity.ts';
import { ContactThreadRepository } from '../persistence/contact-thread.repository.ts';
import type { ContactRulingsResult, SeenContact } from './contact-rulings.schema.ts';

/** Closes threads that need no answer, or lets them wait again, each for itself. */
@Injectable()
export class ContactRulings {
  constructor(private readonly threads: ContactThreadRepository) {}

  async rule(
    transaction: CommandTransaction,
    seen: readonly SeenContact[],
    wanted: 'open' | 'closed',
    moderator: Viewer,
  ): Promise<ContactRulingsResult> {
    const ids = seen.map(({ id }) => id);
    const threads = new Map((await this.threads.lock(transaction.manager, ids)).map((thread) => [thread.id, thread]));
    const result: ContactRulingsResult = { done: [], conflicts: [] };
    for (const { id, version } of seen) {
      const thread = threads.get(id) ?? null;
      const code = contactConflict(thread, version, wanted);
      if (code) result.conflicts.push({ id, code });
      else result.done.push(id);
      if (thread && !code) await this.apply(transaction, thread, wanted, moderator);
    }
    return result;
  }

  private async apply(
    transaction: CommandTransaction,
    thread: ContactThreadEntity,
    wanted: 'open' | 'closed',
    { userId: moderatorId, username: moderator }: Viewer,
  ): Promise<void> {
    const { id: threadId, userId } = thread;
    const version = thread.version + 1;
    await this.threads.save(transaction.manager, thread, { state: wanted, version });
    const facts = { threadId, userId, moderatorId, moderator };
    const event = wanted === 'closed' ? contactClosed(facts) : contactReopened(facts);
    await transaction.append(`contact-${threadId}`, version, event);
  }
}
