import { contentSecurityPolicy } from '#platform/http/headers/content-security-policy.ts';
import { securityHeaders } from '#platform/http/headers/security-headers.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { headersFile, policyFile, routesFile, uploadsFile } from '#tools/edge/nginx-files.ts';
import { servedRoutes } from './served-routes.ts';

/** The generated part of nginx's configuration. @returns texts by their paths in the project. */
export async function edgeFiles(): Promise<Record<string, string>> {
  const plain = await headersFor('http://localhost');
  const overTls = await headersFor('https://localhost');
  const routes = await servedRoutes();
  return {
    'deploy/nginx/parde/routes.conf': routesFile(routes),
    'deploy/nginx/parde/uploads.conf': uploadsFile(routes),
    'deploy/nginx/parde/headers.conf': headersFile(plain, overTls),
    'deploy/nginx/parde/policy.conf': policyFile(plain, overTls),
  };
}

function headersFor(publicUrl: string): Promise<Record<string, string>> {
  const config = Config.fromEnvironment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PUBLIC_URL: publicUrl });
  return securityHeaders({ contentSecurityPolicy: contentSecurityPolicy(config) });
}
