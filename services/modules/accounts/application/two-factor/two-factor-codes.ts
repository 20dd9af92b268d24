import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { Config } from '#platform/kernel/config/config.ts';

const ISSUER = 'Parde';
const STEP_SECONDS = 30;
/** Steps before and after the present one that are taken: clocks differ. */
const WINDOW = 1;
const CODES = 10;
/** Without characters that look like others. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** Makes and checks the authenticator's codes (RFC 6238) and the recovery codes. */
@Injectable()
export class TwoFactorCodes {
  private readonly sealKey: Buffer;
  private readonly codeKey: Buffer;

  constructor({ values }: Config) {
    const derive = (use: string) => Buffer.from(hkdfSync('sha256', values.tokenSecret, '', use, 32));
    this.sealKey = derive('two-factor secret');
    this.codeKey = derive('two-factor recovery code');
  }

  /** A new secret: as text for the person, as address for the authenticator, and as it is kept. */
  create(username: string): { secret: string; uri: string; sealed: string } {
    const secret = new Secret({ size: 20 });
    const uri = new TOTP({ issuer: ISSUER, label: username, secret }).toString();
    return { secret: secret.base32, uri, sealed: this.seal(secret.base32) };
  }

  /** @returns the 30-second step that the code belongs to, counted from the epoch, or null when it is wrong. */
  stepOf(sealed: string, code: string): number | null {
    const totp = new TOTP({ issuer: ISSUER, secret: Secret.fromBase32(this.open(sealed)), period: STEP_SECONDS });
    const timestamp = Date.now();
    const delta = totp.validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : Math.floor(timestamp / 1_000 / STEP_SECONDS) + delta;
  }

  createRecoveryCodes(): string[] {
    const letters = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return Array.from({ length: CODES }, () => `${letters()}-${letters()}`);
  }

  hashRecoveryCode(accountId: number, code: string): string {
    return createHmac('sha256', this.codeKey).update(`${accountId}:${code}`).digest('hex');
  }

  /** AES-256-GCM: the database alone does not give the secret away. */
  private seal(text: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.sealKey, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  private open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.sealKey, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }
}
