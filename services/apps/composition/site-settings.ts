import { MediaSettings } from '#modules/media/application/media-settings.ts';
import { NotificationSettings } from '#modules/notifications/application/notification-settings.ts';
import { PaymentSettings } from '#modules/payments/application/payment-settings.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { ConfigError } from '#platform/kernel/config/config-error.ts';

export interface SiteSettings {
  config: Config;
  /** Origins besides our own that pages may post a form to: buyers are sent to their bank by one. */
  formOrigins: string[];
}

/** The settings of the process and of its features, whole. @throws ConfigError with one line for each error of them all. */
export function readSiteSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const errors: string[] = [];
  const config = collect(errors, () => Config.fromEnvironment(environment));
  const payments = collect(errors, () => PaymentSettings.fromEnvironment(environment));
  const media = collect(errors, () => MediaSettings.fromEnvironment(environment));
  const notifications = collect(errors, () => NotificationSettings.fromEnvironment(environment));
  if (!config || !payments || !media || !notifications) throw new ConfigError(errors.join('\n'));
  return { config, formOrigins: payments.bankOrigins };
}

function collect<Settings>(errors: string[], read: () => Settings): Settings | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    errors.push(error.message);
    return null;
  }
}
