import { z } from 'zod';
import { readVariables } from '#platform/kernel/config/read-variables.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';

const subtitleVariables = z.object({
  /** How long the bytes stay of a subtitle that was refused. */
  REFUSED_SUBTITLE_DAYS: z.coerce.number().min(1).max(3_650).default(14),
});

/** The settings of subtitles, checked once at start. Injected by class. */
export class SubtitleSettings {
  private constructor(private readonly values: z.output<typeof subtitleVariables>) {}

  /** @throws ConfigError with one line for each error. */
  static fromEnvironment(environment: NodeJS.ProcessEnv): SubtitleSettings {
    return new SubtitleSettings(readVariables(subtitleVariables, environment));
  }

  get refusedMs(): number {
    return this.values.REFUSED_SUBTITLE_DAYS * DAY_MS;
  }
}
