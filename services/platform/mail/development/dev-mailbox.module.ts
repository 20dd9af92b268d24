import { Global, Module } from '@nestjs/common';
import { DevMailboxController } from './dev-mailbox.controller.ts';
import { MailboxStore } from './mailbox.store.ts';

/** The page and its JSON; only where config.devMailbox says so. */
@Global()
@Module({ controllers: [DevMailboxController], providers: [MailboxStore], exports: [MailboxStore] })
export class DevMailboxModule {}
