import { createHash, randomBytes } from 'node:crypto';

/** A token is as long as a key: its hash needs no salt and cannot be guessed back. */
export function newRecoveryToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashRecoveryToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
