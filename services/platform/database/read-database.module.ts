import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '#platform/kernel/config/config.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { limitsOf } from './connections/limits.ts';
import { ReadDatabase } from './read-database.ts';

@Global()
@Module({
  providers: [
    {
      provide: ReadDatabase,
      inject: [Config],
      useFactory: ({ values }: Config) =>
        ReadDatabase.connect(
          values.readDatabaseUrl,
          values.databasePoolSize,
          `parde-${values.processName}`,
          limitsOf(values.databaseStatementSeconds),
        ),
    },
  ],
  exports: [ReadDatabase],
})
export class ReadDatabaseModule implements OnApplicationShutdown {
  constructor(
    private readonly database: ReadDatabase,
    health: HealthRegistry,
  ) {
    health.add('read database', async () => void (await database.rows('select 1')));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}
