import { Config } from '#platform/kernel/config/config.ts';
import { KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import { VerificationCodes } from './verification-codes.ts';

const key = (id: string) => `${id}:${Buffer.alloc(32, id).toString('base64')}`;
function codesWith(...ids: string[]): VerificationCodes {
  const TOKEN_SECRET = 'a secret of at least 32 characters';
  const environment = { DATABASE_URL: 'postgres://db/parde', TOKEN_SECRET, DATA_KEYS: ids.map(key).join(',') };
  return new VerificationCodes(new KeyRing(Config.fromEnvironment(environment)));
}
const CODES = codesWith('a');

describe('verification codes', () => {
  it('have six digits, also those that begin with naught', () => {
    const codes = Array.from({ length: 500 }, () => CODES.create());
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(450);
    expect(new Set(codes.map((code) => code[0])).size).toBe(10);
  });

  it('open the account they were made for, and no other', () => {
    const hash = CODES.hash(7, '012345');
    expect(hash).not.toContain('012345');
    expect(CODES.matches(7, '012345', hash)).toBe(true);
    expect(CODES.matches(7, '012346', hash)).toBe(false);
    expect(CODES.matches(8, '012345', hash)).toBe(false);
    // The same digits, parted elsewhere.
    expect(CODES.matches(70, '12345', hash)).toBe(false);
  });

  it('count until their key is gone', () => {
    const hash = CODES.hash(7, '012345');
    expect(codesWith('b', 'a').matches(7, '012345', hash)).toBe(true);
    expect(codesWith('b').matches(7, '012345', hash)).toBe(false);
  });
});
