import { Module } from '@nestjs/common';
import { CallPort } from '../../platform/calls/call.port.js';
import { EffectRegistry } from '../../platform/jobs/effect.registry.js';
import { MailPort } from '../../platform/mail/mail.port.js';
import { deliverCall } from './effects/deliver-call.js';
import { deliverMails } from './effects/deliver-mails.js';

/** Mails and calls of accounts. Needs EffectsModule; the app binds MailPort and CallPort globally. */
@Module({})
export class AccountsWorkersModule {
  constructor(registry: EffectRegistry, mail: MailPort, calls: CallPort) {
    registry.add(...deliverMails(mail), deliverCall(calls, mail));
  }
}
