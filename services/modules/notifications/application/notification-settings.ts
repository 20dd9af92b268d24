import { z } from 'zod';
import { ConfigError } from '#platform/kernel/config/config.ts';

const KEY = /^[A-Za-z0-9_-]{20,120}$/;

/** Web push, by the keys that `npx web-push generate-vapid-keys` makes: the browsers' services know the site by them. */
const pushVariables = z
  .object({
    VAPID_PUBLIC_KEY: z.string().regex(KEY).optional(),
    VAPID_PRIVATE_KEY: z.string().regex(KEY).optional(),
    /** Whom the services turn to: `mailto:` or an address of the site. */
    VAPID_SUBJECT: z
      .string()
      .regex(/^(mailto:|https:\/\/)/)
      .optional(),
  })
  .refine(
    (env) => Object.values(env).every((value) => value !== undefined) || Object.values(env).every((value) => !value),
    { path: ['VAPID_PUBLIC_KEY'], message: 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT belong together' },
  );

export interface PushKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** The settings of notifications, checked once at start. Injected by class. */
export class NotificationSettings {
  /** @param push null: no web push, and nothing offers it. */
  private constructor(readonly push: PushKeys | null) {}

  /** @throws ConfigError with one line for each error. */
  static fromEnvironment(environment: NodeJS.ProcessEnv): NotificationSettings {
    const set = (name: string) => environment[name] || undefined;
    const parsed = pushVariables.safeParse({
      VAPID_PUBLIC_KEY: set('VAPID_PUBLIC_KEY'),
      VAPID_PRIVATE_KEY: set('VAPID_PRIVATE_KEY'),
      VAPID_SUBJECT: set('VAPID_SUBJECT'),
    });
    if (!parsed.success) {
      throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
    }
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = parsed.data;
    return new NotificationSettings(publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null);
  }
}
