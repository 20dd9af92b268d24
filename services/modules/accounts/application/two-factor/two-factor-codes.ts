import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { KeyRing } from '#platform/kernel/secrets/key-ring.ts';

const ISSUER = 'Parde';
const STEP_SECONDS = 30;
/** Steps before and after the present one that are taken: clocks differ. */
const WINDOW = 1;
const CODES = 10;
const CODE_LETTERS = 8;
/** Without characters that look like others. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const USE = 'two-factor secret';
const LEGACY_CODE_USE = 'two-factor recovery code';

/** What is sealed of an account's two-factor. */
export interface TwoFactorSecret {
  /** The authenticator's, base32. */
  authenticator: string;
  /** Recovery codes are made of it and hashed with it. Sealed beside the secret, so that they outlive every rotation of keys. */
  codeKey: Buffer;
}

/** Makes and checks the authenticator's codes (RFC 6238) and the recovery codes. */
@Injectable()
export class TwoFactorCodes {
  constructor(private readonly ring: KeyRing) {}

  /** A new secret: as text for the person, as address for the authenticator, and as it is kept. */
  create(accountId: number, username: string): { secret: string; uri: string; sealed: string } {
    const secret = new Secret({ size: 20 });
    const uri = new TOTP({ issuer: ISSUER, label: username, secret }).toString();
    const sealed = this.seal(accountId, { authenticator: secret.base32, codeKey: randomBytes(32) });
    return { secret: secret.base32, uri, sealed };
  }

  /** @throws CannotOpen */
  open(accountId: number, sealed: string): TwoFactorSecret {
    const text = this.ring.open(USE, ownerOf(accountId), sealed);
    // Before there were keys, the authenticator's secret alone was sealed, and recovery codes had one key for all accounts.
    if (!text.startsWith('{')) return { authenticator: text, codeKey: this.ring.legacyKey(LEGACY_CODE_USE) };
    const { authenticator, codeKey } = JSON.parse(text);
    return { authenticator, codeKey: Buffer.from(codeKey, 'base64') };
  }

  /** The same, under the newest key. @throws CannotOpen */
  reseal(accountId: number, sealed: string): string {
    return this.seal(accountId, this.open(accountId, sealed));
  }

  /** @returns the 30-second step that the code belongs to, counted from the epoch, or null when it is wrong. */
  stepOf({ authenticator }: TwoFactorSecret, code: string): number | null {
    const totp = new TOTP({ issuer: ISSUER, secret: Secret.fromBase32(authenticator), period: STEP_SECONDS });
    const timestamp = Date.now();
    const delta = totp.validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : Math.floor(timestamp / 1_000 / STEP_SECONDS) + delta;
  }

  /** Always the same of one secret: somebody whose first answer was lost can be told them again, and they are kept nowhere. */
  recoveryCodesOf({ codeKey }: TwoFactorSecret, accountId: number): string[] {
    const letters = keyedLetters(codeKey, `recovery codes of account ${accountId}`);
    return Array.from({ length: CODES }, (_, index) => {
      const code = letters.slice(index * CODE_LETTERS, (index + 1) * CODE_LETTERS).join('');
      return `${code.slice(0, CODE_LETTERS / 2)}-${code.slice(CODE_LETTERS / 2)}`;
    });
  }

  hashRecoveryCode({ codeKey }: TwoFactorSecret, accountId: number, code: string): string {
    return createHmac('sha256', codeKey).update(`${accountId}:${code}`).digest('hex');
  }

  private seal(accountId: number, { authenticator, codeKey }: TwoFactorSecret): string {
    const text = JSON.stringify({ authenticator, codeKey: codeKey.toString('base64') });
    return this.ring.seal(USE, ownerOf(accountId), text);
  }
}

const ownerOf = (accountId: number) => `account ${accountId}`;

/** Some three times as many as ten codes take. Bytes that would make the first letters likelier are left out. */
function keyedLetters(key: Buffer, use: string): string[] {
  const bytes = new Uint8Array(hkdfSync('sha256', key, '', use, 256));
  const even = bytes.filter((byte) => byte < 256 - (256 % LETTERS.length));
  return Array.from(even, (byte) => LETTERS[byte % LETTERS.length]!);
}
