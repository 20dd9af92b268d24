import { Module } from '@nestjs/common';
import { CaseRulings } from './application/case-rulings.ts';
import { ReopenCasesController } from './commands/reopen-cases/reopen-cases.controller.ts';
import { ReopenCasesHandler } from './commands/reopen-cases/reopen-cases.handler.ts';
import { ReportFileController } from './commands/report-file/report-file.controller.ts';
import { ReportFileHandler } from './commands/report-file/report-file.handler.ts';
import { SettleCasesController } from './commands/settle-cases/settle-cases.controller.ts';
import { SettleCasesHandler } from './commands/settle-cases/settle-cases.handler.ts';
import { SupportCoreModule } from './support.core.module.ts';

/** Needs throttling, and of the catalogue which files there are. */
@Module({
  imports: [SupportCoreModule],
  controllers: [ReportFileController, SettleCasesController, ReopenCasesController],
  providers: [CaseRulings, ReportFileHandler, SettleCasesHandler, ReopenCasesHandler],
})
export class SupportWriteModule {}
