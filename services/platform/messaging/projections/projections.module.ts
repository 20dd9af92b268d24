import {
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  Optional,
} from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { EventRouting } from '../transport/event-routing.ts';
import { EventTransport, type RunningSubscription } from '../transport/event-transport.port.ts';
import { IdleCheckpoints } from './checkpoints/idle-checkpoints.ts';
import { declareProjection } from './known-projections.ts';
import { addParkedEventsGauge } from './parking/parked-events-gauge.ts';
import type { Projection } from './projection.ts';
import { ProjectionRunner } from './projection-runner.ts';

/** Every projection of this process; the feature modules put theirs in. */
export class ProjectionRegistry {
  readonly projections: Projection[] = [];

  /** @param followed whether this process fills them, or only knows them. */
  constructor(readonly followed: boolean) {}
}

const registry = (followed: boolean) => ({
  provide: ProjectionRegistry,
  useFactory: () => new ProjectionRegistry(followed),
});

/** Follows the event log with each registered projection. */
@Injectable()
class Projector implements OnApplicationBootstrap, OnApplicationShutdown {
  private running: RunningSubscription[] = [];
  private readonly projected;
  private readonly positions;

  constructor(
    private readonly registry: ProjectionRegistry,
    private readonly transport: EventTransport,
    private readonly database: ReadDatabase,
    private readonly logger: AppLogger,
    private readonly metrics: Metrics,
    @Optional() private readonly routing: EventRouting = EventRouting.embedded,
  ) {
    this.projected = metrics.counter('parde_projected_events_total', 'Events projected', ['projection']);
    this.positions = metrics.gauge('parde_projection_position', 'Position a projection has reached', undefined, [
      'projection',
    ]);
  }

  onApplicationBootstrap(): void {
    const logger = this.logger.child('projector');
    const observer = {
      projected: (projection: string, count: number, head: number) => {
        this.projected.inc({ projection }, count);
        this.positions.set({ projection }, head);
      },
      parked: () => undefined,
    };
    const followed = this.registry.projections.map(({ name }) => name);
    addParkedEventsGauge(this.metrics, this.database, followed);
    const { routing } = this;
    const idle = new IdleCheckpoints(this.database);
    this.running = this.registry.projections.map((projection) =>
      this.transport.subscribe(new ProjectionRunner(projection, this.database, logger, observer, { idle, routing })),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.running.map((subscription) => subscription.stop()));
  }

  onApplicationShutdown(): void {
    this.running = [];
  }
}

@Global()
@Module({})
export class ProjectionsModule {
  /** Once per process that projects. The app binds the EventTransport. */
  static forRoot(): DynamicModule {
    return {
      module: ProjectionsModule,
      providers: [registry(true), Projector],
      exports: [ProjectionRegistry],
    };
  }

  /** For a process that only wants to know the projections: none is followed. */
  static registryOnly(): DynamicModule {
    return { module: ProjectionsModule, providers: [registry(false)], exports: [ProjectionRegistry] };
  }

  /** Puts a feature's projections into the process's registry. */
  static forFeature(projections: Projection[]): DynamicModule {
    for (const { name, tables } of projections) declareProjection(name, tables);
    @Module({})
    class FeatureProjections {
      constructor(@Inject(ProjectionRegistry) registry: ProjectionRegistry) {
        registry.projections.push(...projections);
      }
    }
    return { module: FeatureProjections };
  }
}
