import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiRoutes } from '#platform/http/server/openapi.ts';
import { projectRoot } from '#platform/kernel/config/project-root.ts';

/** The API of all processes together, as the build has written it down: a process knows only its own part. */
export class ApiDescription {
  static readonly ownRoutes = openApiRoutes;

  /** @throws Error where nothing was built. */
  static read(): OpenAPIObject {
    return JSON.parse(readFileSync(path.join(projectRoot(), 'services/dist/openapi.json'), 'utf8'));
  }
}
