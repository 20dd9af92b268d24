import { z } from 'zod';
import { readVariables } from '#platform/kernel/config/read-variables.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';

const MEGABYTE = 1_048_576;

/** How films come in and go. */
const mediaVariables = z.object({
  /** The largest film that a browser may send, in megabytes. */
  MEDIA_UPLOAD_MB: z.coerce.number().int().min(1).max(100_000).default(512),
  /** A folder of films that the console may take; none unless it is set. */
  MEDIA_INBOX: z.string().optional(),
  /** How long the bytes stay of a film that no release has any more. */
  RETIRED_MEDIA_DAYS: z.coerce.number().min(1).max(3_650).default(14),
});

/** The settings of films, checked once at start. Injected by class. */
export class MediaSettings {
  private constructor(private readonly values: z.output<typeof mediaVariables>) {}

  /** @throws ConfigError with one line for each error. */
  static fromEnvironment(environment: NodeJS.ProcessEnv): MediaSettings {
    return new MediaSettings(readVariables(mediaVariables, environment));
  }

  get uploadBytes(): number {
    return this.values.MEDIA_UPLOAD_MB * MEGABYTE;
  }

  get inbox(): string | null {
    return this.values.MEDIA_INBOX ?? null;
  }

  get retiredMs(): number {
    return this.values.RETIRED_MEDIA_DAYS * DAY_MS;
  }
}
