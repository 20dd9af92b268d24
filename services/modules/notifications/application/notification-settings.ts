import { z } from 'zod';
import { readVariables } from '#platform/kernel/config/read-variables.ts';

/** 65 and 32 bytes in base64url; with others nothing could be signed, which would show at the first message only. */
const PUBLIC_KEY = /^[A-Za-z0-9_-]{87}$/;
const PRIVATE_KEY = /^[A-Za-z0-9_-]{43}$/;
const KEYS = 3;
const HOW_TO = 'not a key as npx web-push generate-vapid-keys makes it';

/** Web push, by the keys that `npx web-push generate-vapid-keys` makes: the browsers' services know the site by them. */
const pushVariables = z
  .object({
    VAPID_PUBLIC_KEY: z.string().regex(PUBLIC_KEY, HOW_TO).optional(),
    VAPID_PRIVATE_KEY: z.string().regex(PRIVATE_KEY, HOW_TO).optional(),
    /** Whom the services turn to: `mailto:` or an address of the site. */
    VAPID_SUBJECT: z
      .string()
      .regex(/^(mailto:|https:\/\/)/)
      .optional(),
  })
  .refine((env) => [0, KEYS].includes(Object.keys(env).length), {
    path: ['VAPID_PUBLIC_KEY'],
    message: 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT belong together',
  });

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
    const values = readVariables(pushVariables, environment);
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = values;
    return new NotificationSettings(publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null);
  }
}
