import { runProcess } from '#apps/composition/run-process.ts';
import { serveOpenApi } from '#platform/http/server/openapi.ts';
import { ApiDescription } from './api-description.ts';
import { QueriesModule } from './queries.module.ts';
import { servePages } from './serve-pages.ts';

await runProcess('queries', ['read'], (config) => QueriesModule.forRoot(config), {
  prepare: (app) => {
    serveOpenApi(app, ApiDescription.read);
    servePages(app);
  },
});
