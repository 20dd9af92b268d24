import { Injectable } from '@nestjs/common';
import { type AsyncContext, type IQuery, QueryBus } from '@nestjs/cqrs';
import { inSpan, tracing } from '#platform/telemetry/spans.ts';

/** The query bus; each query is a span while traces are exported. */
@Injectable()
export class ObservedQueryBus extends QueryBus {
  override execute<Result>(query: IQuery, asyncContext?: AsyncContext): Promise<Result> {
    if (!tracing.on) return this.ask<Result>(query, asyncContext);
    const { name } = query.constructor;
    return inSpan({ name, attributes: { 'parde.query': name } }, () => this.ask<Result>(query, asyncContext));
  }

  private ask<Result>(query: IQuery, asyncContext?: AsyncContext): Promise<Result> {
    return super.execute<IQuery, Result>(query, asyncContext as AsyncContext);
  }
}
