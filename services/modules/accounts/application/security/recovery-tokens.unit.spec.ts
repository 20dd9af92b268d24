import { hashRecoveryToken, newRecoveryToken } from './recovery-tokens.ts';

it('a recovery token is a key of 256 bits that fits into an address, and its hash does not give it away', () => {
  const tokens = Array.from({ length: 100 }, newRecoveryToken);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(tokens).size).toBe(100);
  const hashes = tokens.map(hashRecoveryToken);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(hashes).size).toBe(100);
  expect(tokens.map(hashRecoveryToken)).toEqual(hashes);
});
