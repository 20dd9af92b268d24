import { z } from 'zod';
import { ConfigError } from '#platform/kernel/config/config.ts';

const DAY_MS = 86_400_000;

const subtitleVariables = z.object({
  /** How long the bytes stay of a subtitle that was refused. */
  REFUSED_SUBTITLE_DAYS: z.coerce.number().min(1).max(3_650).default(14),
});

/** The settings of subtitles, checked once at start. Injected by class. */
export class SubtitleSettings {
  private constructor(private readonly values: z.output<typeof subtitleVariables>) {}

  /** @throws ConfigError with one line for each error. */
  static fromEnvironment(environment: NodeJS.ProcessEnv): SubtitleSettings {
    const parsed = subtitleVariables.safeParse(environment);
    if (parsed.success) return new SubtitleSettings(parsed.data);
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }

  get refusedMs(): number {
    return this.values.REFUSED_SUBTITLE_DAYS * DAY_MS;
  }
}
