import { Module } from '@nestjs/common';
import { Sponsorship } from './application/sponsorship.ts';
import { AddRequestController } from './commands/add-request/add-request.controller.ts';
import { AddRequestHandler } from './commands/add-request/add-request.handler.ts';
import { AnswerRequestsController } from './commands/answer-requests/answer-requests.controller.ts';
import { AnswerRequestsHandler } from './commands/answer-requests/answer-requests.handler.ts';
import { JoinRequestController } from './commands/join-request/join-request.controller.ts';
import { JoinRequestHandler } from './commands/join-request/join-request.handler.ts';
import { LeaveRequestController } from './commands/leave-request/leave-request.controller.ts';
import { LeaveRequestHandler } from './commands/leave-request/leave-request.handler.ts';
import { NameRequestController } from './commands/name-request/name-request.controller.ts';
import { NameRequestHandler } from './commands/name-request/name-request.handler.ts';
import { ReopenRequestsController } from './commands/reopen-requests/reopen-requests.controller.ts';
import { ReopenRequestsHandler } from './commands/reopen-requests/reopen-requests.handler.ts';
import { DemoRequests } from './demo/demo-requests.ts';
import { RequestsCoreModule } from './requests.core.module.ts';

/** Needs throttling, and of the catalogue which titles there are. */
@Module({
  imports: [RequestsCoreModule],
  controllers: [
    AddRequestController,
    JoinRequestController,
    LeaveRequestController,
    AnswerRequestsController,
    ReopenRequestsController,
    NameRequestController,
  ],
  providers: [
    Sponsorship,
    AddRequestHandler,
    JoinRequestHandler,
    LeaveRequestHandler,
    AnswerRequestsHandler,
    ReopenRequestsHandler,
    NameRequestHandler,
    DemoRequests,
  ],
  exports: [DemoRequests],
})
export class RequestsWriteModule {}
