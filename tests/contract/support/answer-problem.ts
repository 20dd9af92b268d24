import type { ApiOperation } from './api-operations.ts';
import type { DeclaredAnswers } from './declared-answers.ts';
import { CANARY_PASSWORD } from './sample-values.ts';
import { CANARY_SECRET, type SiteAnswer } from './site-under-test.ts';

/** Must not be in any answer. */
const SECRETS = [CANARY_SECRET, CANARY_PASSWORD, '$argon2', 'postgres://', 'postgresql://'];
/** Internals that an error answer must not show. It may repeat field names that the sender chose. */
const LEAKS: readonly RegExp[] = [
  /\bat [\w.<>[\] ]+ \(?(?:file:|node:|\/)/,
  /node_modules|\.(?:ts|js):\d+/,
  /QueryFailed|TypeError|RangeError|SyntaxError|ZodError|FST_ERR/,
  /\b(?:select|insert into|update|delete from)\b.+\b(?:from|values|set|where)\b/i,
  /\brelation "|\bcolumn "|invalid input syntax|invalid byte sequence|out of range for type|unsupported Unicode/,
];

/** @returns what is wrong with an answer to a request that may be anything; null when nothing is. */
export function answerProblem(
  answer: SiteAnswer,
  declared: DeclaredAnswers,
  operation: Pick<ApiOperation, 'method' | 'path'> | null,
): string | null {
  const { status, text } = answer;
  const secret = SECRETS.find((word) => text.includes(word));
  if (secret) return `a secret is in the answer: ${secret}`;
  if (status >= 500) return `status ${status}`;
  if (status >= 400) return refusalProblem(answer, declared, operation);
  if (status >= 300 || text === '' || !isJson(answer)) return null;
  const errors = operation ? declared.errors(operation, JSON.parse(text)) : [];
  return errors.length > 0 ? `not the declared answer: ${errors.slice(0, 3).join('; ')}` : null;
}

function refusalProblem(
  answer: SiteAnswer,
  declared: DeclaredAnswers,
  operation: Pick<ApiOperation, 'method' | 'path'> | null,
): string | null {
  if (!isJson(answer)) return `status ${answer.status} without JSON: ${answer.headers['content-type']}`;
  const leak = LEAKS.find((pattern) => pattern.test(answer.text));
  if (leak) return `the answer tells too much: ${leak}`;
  const body = JSON.parse(answer.text);
  const errors = declared.wrongErrors(body, operation);
  if (errors.length > 0) return `not an ErrorAnswer: ${errors.slice(0, 3).join('; ')}`;
  return body.status > 0 ? 'a refusal with a good status' : null;
}

function isJson(answer: SiteAnswer): boolean {
  return String(answer.headers['content-type'] ?? '').startsWith('application/json');
}
