import { Module } from '@nestjs/common';
import { CaptchaCheck } from '#platform/captcha/captcha-check.ts';
import { declarePersonalRows } from '#platform/messaging/outbox/personal-fields/personal-fields.ts';
import { CaseRulings } from './application/case-rulings.ts';
import { ContactRulings } from './application/contact-rulings.ts';
import { AnswerContactController } from './commands/answer-contact/answer-contact.controller.ts';
import { AnswerContactHandler } from './commands/answer-contact/answer-contact.handler.ts';
import { CloseContactsController } from './commands/close-contacts/close-contacts.controller.ts';
import { CloseContactsHandler } from './commands/close-contacts/close-contacts.handler.ts';
import { ReopenCasesController } from './commands/reopen-cases/reopen-cases.controller.ts';
import { ReopenCasesHandler } from './commands/reopen-cases/reopen-cases.handler.ts';
import { ReopenContactsController } from './commands/reopen-contacts/reopen-contacts.controller.ts';
import { ReopenContactsHandler } from './commands/reopen-contacts/reopen-contacts.handler.ts';
import { ReportFileController } from './commands/report-file/report-file.controller.ts';
import { ReportFileHandler } from './commands/report-file/report-file.handler.ts';
import { SendLetterController } from './commands/send-letter/send-letter.controller.ts';
import { SendLetterHandler } from './commands/send-letter/send-letter.handler.ts';
import { SettleCasesController } from './commands/settle-cases/settle-cases.controller.ts';
import { SettleCasesHandler } from './commands/settle-cases/settle-cases.handler.ts';
import { DemoReports } from './demo/demo-reports.ts';
import { ContactThreadRepository } from './persistence/contact-thread.repository.ts';
import { SupportCoreModule } from './support.core.module.ts';

declarePersonalRows('write.contact_thread', 'user_id');
// Its case goes on.
declarePersonalRows('write.file_report', 'user_id', { note: '' });

/** Needs captcha and throttling, and of the catalogue which files there are. */
@Module({
  imports: [SupportCoreModule],
  controllers: [
    ReportFileController,
    SettleCasesController,
    ReopenCasesController,
    SendLetterController,
    AnswerContactController,
    CloseContactsController,
    ReopenContactsController,
  ],
  providers: [
    CaseRulings,
    ReportFileHandler,
    SettleCasesHandler,
    ReopenCasesHandler,
    CaptchaCheck,
    ContactThreadRepository,
    ContactRulings,
    SendLetterHandler,
    AnswerContactHandler,
    CloseContactsHandler,
    ReopenContactsHandler,
    DemoReports,
  ],
  exports: [DemoReports],
})
export class SupportWriteModule {}
