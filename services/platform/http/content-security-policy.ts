import type { Config } from '#platform/kernel/config/config.ts';

/**
 * No inline script anywhere; inline styles are needed by the design system's measured positions and by the console.
 * @param formOrigins besides our own, that pages may post a form to.
 */
export function contentSecurityPolicy(config: Config, formOrigins: readonly string[] = []) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...formOrigins],
      frameAncestors: ["'none'"],
      ...(config.values.publicUrl?.startsWith('https:') && { upgradeInsecureRequests: [] }),
    },
  };
}
