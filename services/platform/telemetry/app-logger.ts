import { Injectable, type LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import type { ConfigValues } from '#platform/kernel/config/config.ts';
import { ERRORS, isErrorCode } from './error-code.ts';

/** Names under which secrets travel; their values never reach a log line. */
const REDACTED = [
  'token',
  'password',
  'password_confirmation',
  'captcha',
  'code',
  'authorization',
  'cookie',
  'set-cookie',
  // Of a failed query: hashes, codes and addresses are among them.
  'parameters',
  // What PostgreSQL says of it: the whole row that it refused, and where in which document it stopped.
  'detail',
  'where',
].flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

// Pino tells the censor a first name only where a path has it, not for a star.
const OF_ERRORS = ERRORS.map((name) => `${name}["code"]`);

/** Structured lines (JSON) for machines, one logger for the whole process; also serves Nest's own messages. */
@Injectable()
export class AppLogger implements LoggerService {
  readonly pino: Logger;

  constructor(values: Pick<ConfigValues, 'logLevel' | 'processName'>) {
    this.pino = pino({
      level: values.logLevel,
      base: { process: values.processName },
      redact: {
        paths: [...OF_ERRORS, ...REDACTED],
        censor: (value, path) => (isErrorCode(value, path) ? value : '[redacted]'),
      },
    });
  }

  child(component: string): Logger {
    return this.pino.child({ component });
  }

  log(message: unknown, context?: string): void {
    this.pino.debug({ component: context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.pino.warn({ component: context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.pino.error({ component: context, stack }, String(message));
  }
}
