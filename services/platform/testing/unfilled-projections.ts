import type { INestApplicationContext } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { READS_FROM } from '#platform/http/endpoint.decorator.ts';
import { defineProjection, type Projection } from '#platform/messaging/projections/projection.ts';
import { ProjectionRegistry } from '#platform/messaging/projections/projections.module.ts';

/**
 * The projections that routes of the app read from and none of its modules fills, such as another feature's: without a stand-in
 * each read after a write would wait for them in vain.
 */
export function unfilledProjections(app: INestApplicationContext): Projection[] {
  const filled = new Set(app.get(ProjectionRegistry).projections.map(({ name }) => name));
  const read = new Set(handlersOf(app).flatMap((handler) => Reflect.getMetadata(READS_FROM, handler) ?? []));
  return [...read].filter((name) => !filled.has(name)).map((name) => defineProjection(name, [], []));
}

function handlersOf(app: INestApplicationContext): object[] {
  const scanner = new MetadataScanner();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => {
    const prototype = metatype?.prototype ?? {};
    return scanner.getAllMethodNames(prototype).map((name) => prototype[name]);
  });
}
