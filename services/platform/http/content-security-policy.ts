import type { Config } from '../config/config.js';
import { bankOrigins } from '../config/payment-config.js';

/** No inline script anywhere; inline styles are needed by the design system's measured positions and by the console. */
export function contentSecurityPolicy(config: Config) {
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
      baseUri: ["'self'"],
      // Buyers are sent to their bank by a form.
      formAction: ["'self'", ...bankOrigins(config.values.payments)],
      frameAncestors: ["'none'"],
      ...(config.values.publicUrl?.startsWith('https:') && { upgradeInsecureRequests: [] }),
    },
  };
}
