import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { OwnRoute } from '../addresses/own-routes.ts';

export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Parde')
    .setDescription(
      'Movies and series in Persian and English. `field` names the sort field and `type` its direction. A command answers with ' +
        'the header `parde-position`; a query that sends it back as `parde-after` sees that command’s effect or says `parde-stale`.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, options, {
    operationIdFactory: (controller, method) => `${controller}_${method}`,
  });
}

const DOCUMENT = '/api/openapi.json';
const PAGE = '/api/docs';

/** What serveOpenApi serves; the page's scripts and styles lie beside it. */
export const openApiRoutes: readonly OwnRoute[] = [DOCUMENT, PAGE, `${PAGE}/`, `${PAGE}/:file`].map((path) => ({
  method: 'GET',
  path,
}));

/**
 * Serves the document and its page.
 * @param document asked for once, by the first who wants to see it: few do, and it is large.
 */
export function serveOpenApi(
  app: NestFastifyApplication,
  document: () => OpenAPIObject = () => openApiDocument(app),
): void {
  SwaggerModule.setup(PAGE, app, document, { jsonDocumentUrl: DOCUMENT, raw: ['json'] });
}
