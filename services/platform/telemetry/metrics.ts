import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The process's Prometheus metrics. Asking for a metric that exists returns it. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  counter<Label extends string>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return (
      (this.registry.getSingleMetric(name) as Counter<Label> | undefined) ??
      new Counter({ name, help, labelNames, registers: [this.registry] })
    );
  }

  /** @param read when given, asked at each scrape for the value, or to set the values of each label. */
  gauge<Label extends string>(
    name: string,
    help: string,
    read?: (gauge: Gauge<Label>) => unknown,
    labelNames: Label[] = [],
  ): Gauge<Label> {
    const existing = this.registry.getSingleMetric(name) as Gauge<Label> | undefined;
    if (existing) return existing;
    return new Gauge<Label>({
      name,
      help,
      labelNames,
      registers: [this.registry],
      ...(read && {
        collect(this: Gauge<Label>) {
          const value = read(this);
          if (typeof value === 'number') this.set(value);
        },
      }),
    });
  }

  histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ): Histogram<Label> {
    return (
      (this.registry.getSingleMetric(name) as Histogram<Label> | undefined) ??
      new Histogram({ name, help, labelNames, buckets, registers: [this.registry] })
    );
  }
}
