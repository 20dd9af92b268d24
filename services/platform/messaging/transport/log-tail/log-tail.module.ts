import { Global, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { limitsOf } from '#platform/database/connections/limits.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { EventTransport } from '../event-transport.port.ts';
import { LogTailTransport } from './log-tail.transport.ts';

/** Binds the event transport to the tail of the event log (embedded profile). */
@Global()
@Module({
  providers: [
    {
      provide: LogTailTransport,
      inject: [Config, AppLogger, Heartbeats],
      useFactory: ({ values }: Config, logger: AppLogger, heartbeats: Heartbeats) =>
        new LogTailTransport({
          url: values.writeDatabaseUrl,
          applicationName: `parde-${values.processName}-log`,
          logger: logger.child('log-tail'),
          databaseLimits: limitsOf(values.databaseStatementSeconds),
          heartbeats,
        }),
    },
    { provide: EventTransport, useExisting: LogTailTransport },
  ],
  exports: [EventTransport],
})
export class LogTailModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(private readonly transport: LogTailTransport) {}

  onApplicationBootstrap(): Promise<void> {
    return this.transport.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.transport.close();
  }
}
