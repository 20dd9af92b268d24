import { Module } from '@nestjs/common';
import { OverviewController } from './queries/get-overview/overview.controller.js';
import { OverviewQuery } from './queries/get-overview/overview.query.js';
import { AuditEntriesController } from './queries/list-audit-entries/audit-entries.controller.js';
import { AuditEntryQuery } from './queries/list-audit-entries/audit-entry.query.js';

@Module({ controllers: [OverviewController, AuditEntriesController], providers: [OverviewQuery, AuditEntryQuery] })
export class ConsoleReadModule {}
