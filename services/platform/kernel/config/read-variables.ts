import { z } from 'zod';
import { ConfigError } from './config-error.ts';

/** Of what is on or off. */
export const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

/**
 * An empty variable counts as not set: files of settings are full of names with nothing behind them, and as a number nothing is 0.
 * @param lists are set even when they are empty: they name nothing then. @throws ConfigError with one line for each error.
 */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
  lists: readonly string[] = [],
): z.output<Schema> {
  const set = Object.entries(environment).filter(([name, value]) => value?.trim() || lists.includes(name));
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}
