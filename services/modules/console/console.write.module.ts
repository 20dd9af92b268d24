import { Module } from '@nestjs/common';
import { BeginRebuildController } from './commands/begin-rebuild/begin-rebuild.controller.ts';
import { BeginRebuildHandler } from './commands/begin-rebuild/begin-rebuild.handler.ts';
import { CancelRebuildController } from './commands/cancel-rebuild/cancel-rebuild.controller.ts';
import { CancelRebuildHandler } from './commands/cancel-rebuild/cancel-rebuild.handler.ts';
import { RetryParkedController } from './commands/retry-parked/retry-parked.controller.ts';
import { RetryParkedHandler } from './commands/retry-parked/retry-parked.handler.ts';
import { ConsoleRebuildsModule } from './console.rebuilds.module.ts';

@Module({
  imports: [ConsoleRebuildsModule],
  controllers: [BeginRebuildController, CancelRebuildController, RetryParkedController],
  providers: [BeginRebuildHandler, CancelRebuildHandler, RetryParkedHandler],
})
export class ConsoleWriteModule {}
