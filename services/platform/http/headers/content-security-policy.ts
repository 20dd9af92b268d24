import type { Config } from '#platform/kernel/config/config.ts';

/** Trailers that lie elsewhere are played in their own frames, which a page opens when somebody asks for one. */
const TRAILER_PLAYERS = ['https://www.youtube-nocookie.com', 'https://www.aparat.com'] as const;

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
      frameSrc: [...TRAILER_PLAYERS],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...formOrigins],
      frameAncestors: ["'none'"],
      ...(config.values.publicUrl?.startsWith('https:') && { upgradeInsecureRequests: [] }),
    },
  };
}
