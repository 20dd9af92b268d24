import { type DynamicModule, Global, Module } from '@nestjs/common';
import { InjectDataSource, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '#platform/kernel/config/config.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { dataSourceOptions } from './connections/connections.ts';
import { limitsOf } from './connections/limits.ts';
import { writeSomething } from './disk-check.ts';

/** It writes: not at each look of each balancer. */
const DISK_CHECK_MS = 10_000;

/** State, event log and jobs; entities come from the modules that own them. */
@Global()
@Module({})
export class WriteDatabaseModule {
  constructor(@InjectDataSource() dataSource: DataSource, health: HealthRegistry) {
    health.add('write database', async () => void (await dataSource.query('select 1')));
    health.add('write database disk', () => writeSomething(dataSource), DISK_CHECK_MS);
  }

  static forRoot(): DynamicModule {
    return {
      module: WriteDatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [Config],
          useFactory: ({ values }: Config) =>
            dataSourceOptions(
              {
                url: values.writeDatabaseUrl,
                max: values.databasePoolSize,
                applicationName: `parde-${values.processName}`,
                limits: limitsOf(values.databaseStatementSeconds),
              },
              { schema: 'write', autoLoadEntities: true, retryAttempts: 20, retryDelay: 500 },
            ),
        }),
      ],
      exports: [TypeOrmModule],
    };
  }
}
