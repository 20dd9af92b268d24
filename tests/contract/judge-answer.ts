import type { ApiOperation } from './api-operations.js';
import type { DeclaredAnswers } from './declared-answers.js';
import { CANARY_PASSWORD } from './sample-values.js';
import { CANARY_SECRET, type SiteAnswer } from './site-under-test.js';

/** Never in any answer. */
const SECRETS = [CANARY_SECRET, CANARY_PASSWORD, '$argon2', 'postgres://', 'postgresql://'];
/** Signs of the machinery in an answer that refuses. What a sender's own field names repeat is not ours. */
const LEAKS: readonly RegExp[] = [
  /\bat [\w.<>[\] ]+ \(?(?:file:|node:|\/)/,
  /node_modules|\.(?:ts|js):\d+/,
  /QueryFailed|TypeError|RangeError|SyntaxError|ZodError|FST_ERR/,
  /\b(?:select|insert into|update|delete from)\b.+\b(?:from|values|set|where)\b/i,
  /\brelation "|\bcolumn "|invalid input syntax|invalid byte sequence|out of range for type|unsupported Unicode/,
];

/** @returns what is wrong with an answer to a request that may be anything; null when nothing is. */
export function judgeAnswer(
  answer: SiteAnswer,
  declared: DeclaredAnswers,
  operation: Pick<ApiOperation, 'method' | 'path'> | null,
): string | null {
  const { status, text } = answer;
  const secret = SECRETS.find((word) => text.includes(word));
  if (secret) return `a secret is in the answer: ${secret}`;
  if (status >= 500) return `status ${status}`;
  if (status >= 400) return judgeRefusal(answer, declared);
  if (status >= 300 || text === '' || !isJson(answer)) return null;
  const faults = operation ? declared.faults(operation, JSON.parse(text)) : [];
  return faults.length > 0 ? `not the declared answer: ${faults.slice(0, 3).join('; ')}` : null;
}

function judgeRefusal(answer: SiteAnswer, declared: DeclaredAnswers): string | null {
  if (!isJson(answer)) return `status ${answer.status} without JSON: ${answer.headers['content-type']}`;
  const leak = LEAKS.find((pattern) => pattern.test(answer.text));
  if (leak) return `the answer tells too much: ${leak}`;
  const body = JSON.parse(answer.text);
  const faults = declared.errorFaults(body);
  if (faults.length > 0) return `not an ErrorAnswer: ${faults.slice(0, 3).join('; ')}`;
  return body.status > 0 ? 'a refusal with a good status' : null;
}

function isJson(answer: SiteAnswer): boolean {
  return String(answer.headers['content-type'] ?? '').startsWith('application/json');
}
