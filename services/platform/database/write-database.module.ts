import { type DynamicModule, Global, Module } from '@nestjs/common';
import { InjectDataSource, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Config } from '#platform/kernel/config/config.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { PreparingClient } from './prepared.ts';

/** Options of the write database (state, event log, jobs); entities come from the modules that own them. */
export function writeDataSourceOptions(url: string, poolSize: number, applicationName: string): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    schema: 'write',
    poolSize,
    applicationName,
    synchronize: false,
    logging: false,
    extra: { Client: PreparingClient },
  };
}

@Global()
@Module({})
export class WriteDatabaseModule {
  constructor(@InjectDataSource() dataSource: DataSource, health: HealthRegistry) {
    health.add('write database', async () => void (await dataSource.query('select 1')));
  }

  static forRoot(): DynamicModule {
    return {
      module: WriteDatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [Config],
          useFactory: ({ values }: Config) => ({
            ...writeDataSourceOptions(values.writeDatabaseUrl, values.databasePoolSize, `parde-${values.processName}`),
            autoLoadEntities: true,
            retryAttempts: 20,
            retryDelay: 500,
          }),
        }),
      ],
      exports: [TypeOrmModule],
    };
  }
}
