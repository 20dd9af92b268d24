import { Config } from '#platform/kernel/config/config.ts';
import { CannotOpen, KeyRing } from './key-ring.ts';

const SECRET = 'a secret of at least 32 characters';
const key = (id: string) => `${id}:${Buffer.alloc(32, id).toString('base64')}`;

function ring(...ids: string[]): KeyRing {
  const environment = { DATABASE_URL: 'postgres://db/parde', TOKEN_SECRET: SECRET, DATA_KEYS: ids.map(key).join(',') };
  return new KeyRing(Config.fromEnvironment(environment));
}

describe('the key ring', () => {
  it('seals with the newest key, another nonce each time, and opens what the older ones sealed', () => {
    const old = ring('a').seal('test', 'account 1', 'متن');
    const [first, second] = [
      ring('b', 'a').seal('test', 'account 1', 'متن'),
      ring('b', 'a').seal('test', 'account 1', 'متن'),
    ];
    expect([old, first].map(KeyRing.keyIdOf)).toEqual(['a', 'b']);
    expect(first).not.toBe(second);
    for (const sealed of [old, first, second]) expect(ring('b', 'a').open('test', 'account 1', sealed)).toBe('متن');
  });

  it('opens nothing for another owner, another use, or after a change', () => {
    const sealed = ring('a').seal('test', 'account 1', 'text');
    const changed = sealed.slice(0, -3) + (sealed.at(-3) === 'A' ? 'B' : 'A') + sealed.slice(-2);
    expect(() => ring('a').open('test', 'account 2', sealed)).toThrow(CannotOpen);
    expect(() => ring('a').open('other', 'account 1', sealed)).toThrow(CannotOpen);
    expect(() => ring('a').open('test', 'account 1', changed)).toThrow(CannotOpen);
    expect(() => ring('a').open('test', 'account 1', sealed.slice(0, 20))).toThrow(CannotOpen);
  });

  it('names the key that is missing', () => {
    const sealed = ring('a').seal('test', 'account 1', 'text');
    expect(() => ring('b').open('test', 'account 1', sealed)).toThrow(expect.objectContaining({ keyId: 'a' }));
    expect(() => ring('b').open('test', 'account 1', 'c2VhbGVkIHVuZGVyIGFub3RoZXIga2V5IGFsdG9nZXRoZXI=')).toThrow(
      expect.objectContaining({ keyId: 'legacy' }),
    );
  });

  it('knows what its keys have signed, and nothing else', () => {
    const signature = ring('a').sign('test', 'text');
    expect(signature).toMatch(/^a\.[0-9a-f]{64}$/);
    expect(ring('b', 'a').isSigned('test', 'text', signature)).toBe(true);
    expect(ring('b').isSigned('test', 'text', signature)).toBe(false);
    expect(ring('a').isSigned('test', 'another', signature)).toBe(false);
    expect(ring('a').isSigned('other', 'text', signature)).toBe(false);
    for (const broken of ['', 'a.', '.', signature.slice(0, -1), `${signature}0`, signature.replace('a.', '')]) {
      expect(ring('a').isSigned('test', 'text', broken)).toBe(false);
    }
  });
});

describe('DATA_KEYS', () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/parde',
    PUBLIC_URL: 'https://parde.example',
    TOKEN_SECRET: SECRET,
  };
  const development = () => Config.fromEnvironment({ DATABASE_URL: 'postgres://db/parde' }).values.dataKeys;

  it('has a default for development, which production refuses, as it does none at all', () => {
    const [known] = development();
    const asGiven = `mine:${known!.bytes.toString('base64')}`;
    expect(() => Config.fromEnvironment(production)).toThrow(/^DATA_KEYS: not set; .*openssl rand -base64 32/);
    expect(() => Config.fromEnvironment({ ...production, DATA_KEYS: asGiven })).toThrow(
      'DATA_KEYS: mine is the development key',
    );
    expect(Config.fromEnvironment({ ...production, DATA_KEYS: key('a') }).values.dataKeys).toHaveLength(1);
  });

  it.each([
    ['short:c2hvcnQ=', 'DATA_KEYS: short has 5 bytes instead of 32'],
    [`${key('a')},${key('a')}`, 'DATA_KEYS: a is there twice'],
    [`${key('a')},`, 'DATA_KEYS: each key is an id'],
    [key('Upper'), 'DATA_KEYS: each key is an id'],
    [key('legacy'), 'DATA_KEYS: legacy is what was sealed before there were keys'],
  ])('is refused when it is wrong, without a part of a key: %s', (text, message) => {
    const read = () => Config.fromEnvironment({ ...production, DATA_KEYS: text });
    expect(read).toThrow(message);
    expect(read).not.toThrow(text.split(':')[1]!);
  });
});
