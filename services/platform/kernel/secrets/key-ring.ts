import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '#platform/kernel/config/config.ts';
import { LEGACY_KEY } from '#platform/kernel/config/data-keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A sealed value that no key here opens: its key is not in DATA_KEYS, or the value was tampered with. */
export class CannotOpen extends Error {
  constructor(readonly keyId: string) {
    super(`no key opens what was sealed under ${keyId}`);
    this.name = 'CannotOpen';
  }
}

/**
 * The keys of DATA_KEYS. The newest seals and signs; whatever one of the others has sealed or signed still counts. Each use
 * has keys of its own, derived from these. What has no key's id in front was made before there were any, under TOKEN_SECRET.
 */
@Injectable()
export class KeyRing {
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly derived = new Map<string, Buffer>();
  private readonly tokenSecret: string;
  /** Id of the key that seals. */
  readonly newest: string;

  constructor({ values }: Config) {
    this.keys = new Map(values.dataKeys.map(({ id, bytes }) => [id, bytes]));
    this.tokenSecret = values.tokenSecret;
    this.newest = values.dataKeys[0]?.id ?? '';
  }

  /**
   * AES-256-GCM: the database alone does not give `text` away.
   * @param owner whose it is: moved to another's row, it does not open.
   */
  seal(use: string, owner: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key(this.newest, use), nonce);
    cipher.setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${this.newest}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')}`;
  }

  /** @throws CannotOpen */
  open(use: string, owner: string, sealed: string): string {
    const [keyId, value] = split(sealed);
    const bytes = Buffer.from(value, 'base64');
    const key = this.key(keyId, use);
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      if (keyId !== LEGACY_KEY) decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    } catch {
      throw new CannotOpen(keyId);
    }
  }

  /** A keyed hash (HMAC-SHA-256) with the newest key, its id in front. */
  sign(use: string, text: string): string {
    return `${this.newest}.${this.hash(this.newest, use, text)}`;
  }

  /** @returns false also when the key of the signature is gone. */
  isSigned(use: string, text: string, signature: string): boolean {
    const [keyId, given] = split(signature);
    if (keyId !== LEGACY_KEY && !this.keys.has(keyId)) return false;
    const [expected, found] = [Buffer.from(this.hash(keyId, use, text)), Buffer.from(given)];
    return expected.length === found.length && timingSafeEqual(expected, found);
  }

  /** What `use` was keyed with before there were keys. */
  legacyKey(use: string): Buffer {
    return this.key(LEGACY_KEY, use);
  }

  /** @returns the id of the key that sealed a value, or `legacy`. */
  static keyIdOf(sealed: string): string {
    return split(sealed)[0];
  }

  private hash(keyId: string, use: string, text: string): string {
    return createHmac('sha256', this.key(keyId, use)).update(text).digest('hex');
  }

  private key(keyId: string, use: string): Buffer {
    const secret = keyId === LEGACY_KEY ? this.tokenSecret : this.keys.get(keyId);
    if (!secret) throw new CannotOpen(keyId);
    // Uses are few and named in the code; deriving costs three times as much as signing.
    const name = `${keyId} ${use}`;
    const key = this.derived.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', use, 32));
    this.derived.set(name, key);
    return key;
  }
}

/** Neither base64 nor hexadecimal digits hold a dot. */
function split(value: string): [keyId: string, value: string] {
  const dot = value.indexOf('.');
  return dot < 0 ? [LEGACY_KEY, value] : [value.slice(0, dot), value.slice(dot + 1)];
}
