import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaptchaCheck } from '#platform/captcha/captcha-check.ts';
import { LANGUAGES } from '#platform/kernel/text/language.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { LETTER_BY_ADDRESS, LETTER_BY_EMAIL } from '../../application/throttle-limits.ts';
import { contactReceived } from '../../contract/contact.events.ts';
import { type Letter, letterOf } from '../../domain/letter.ts';
import type { ContactThreadEntity } from '../../persistence/contact-thread.entity.ts';
import { ContactThreadRepository, type NewThread } from '../../persistence/contact-thread.repository.ts';
import { SendLetter } from './send-letter.command.ts';

@CommandHandler(SendLetter)
export class SendLetterHandler implements ICommandHandler<SendLetter> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly threads: ContactThreadRepository,
    private readonly captcha: CaptchaCheck,
    private readonly throttle: Throttle,
  ) {}

  /** @throws InvalidLetter @throws CaptchaFailed @throws TooManyRequests */
  async execute(command: SendLetter): Promise<null> {
    const { sender, handle } = command;
    const letter = letterOf(command.letter);
    const thread = { ...letter, userId: sender.actor?.userId ?? null, language: sender.language ?? LANGUAGES[0] };
    const prepare = () => this.admit(command, letter);
    return this.unitOfWork.runPrepared(command, prepare, (transaction) =>
      this.receive(transaction, letter, handle, thread),
    );
  }

  /** @throws CaptchaFailed @throws TooManyRequests */
  private async admit(command: SendLetter, { email }: Letter): Promise<void> {
    await this.throttle.consumeAddress(LETTER_BY_ADDRESS, command.sender.address);
    await this.captcha.require(command.captcha, command);
    await this.throttle.consume(LETTER_BY_EMAIL, email.toLowerCase());
  }

  private async receive(
    transaction: CommandTransaction,
    letter: Letter,
    handle: string | null,
    opened: NewThread,
  ): Promise<null> {
    const { manager } = transaction;
    if (opened.userId !== null) await transaction.hold(opened.userId);
    const thread = (await this.knownThread(transaction, handle)) ?? (await this.threads.open(manager, opened));
    const { id: threadId, userId } = thread;
    const version = thread.version + 1;
    await this.threads.save(manager, thread, { state: 'open', version });
    await transaction.append(`contact-${threadId}`, version, contactReceived({ threadId, userId, ...letter }));
    return null;
  }

  /** A link that names no thread (any more) begins a new one: nobody learns which there are. */
  private async knownThread(
    transaction: CommandTransaction,
    handle: string | null,
  ): Promise<ContactThreadEntity | null> {
    const { manager } = transaction;
    const threadId = handle && (await this.threads.threadOf(manager, handle));
    if (!threadId) return null;
    const owner = (await this.threads.find(manager, threadId))?.userId;
    if (owner) await transaction.hold(owner);
    return (await this.threads.lock(manager, [threadId]))[0] ?? null;
  }
}
