import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

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

/** Serves the document at /api/openapi.json and its page at /api/docs. */
export function serveOpenApi(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, openApiDocument(app), { jsonDocumentUrl: 'api/openapi.json' });
}
