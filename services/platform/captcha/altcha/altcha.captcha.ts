import { hkdfSync, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import { Config } from '#platform/kernel/config/config.ts';
import { jsonOf } from '#platform/kernel/text/json-of.ts';
import { CaptchaPort } from '../captcha.port.ts';
import { ChallengeLoad } from '../challenge-load.ts';
import { SpentChallenges } from '../spent-challenges.ts';

const LIFETIME_SECONDS = 600;

const answerSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('SHA-256'),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      cost: z.literal(1),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number().int().nonnegative(), derivedKey: z.string() }),
});

/**
 * ALTCHA: a proof of work that the page does by itself, offline and without watching anybody. The difficulty is the most
 * SHA-256 hashes a page has to try; it has to find the one counter the server chose between half of it and all of it. It grows
 * with the load, unless throttling is off.
 */
@Injectable()
export class AltchaCaptcha extends CaptchaPort {
  private readonly signatureSecret: string;
  private readonly keySecret: string;
  private readonly difficulty: number;
  private readonly adapts: boolean;

  constructor(
    { values }: Config,
    private readonly spent: SpentChallenges,
    private readonly load: ChallengeLoad,
  ) {
    super();
    this.difficulty = values.captchaDifficulty;
    this.adapts = values.throttling;
    this.signatureSecret = secretFor('captcha signature', values.tokenSecret);
    this.keySecret = secretFor('captcha key', values.tokenSecret);
  }

  async challenge(address: string | null = null): Promise<Record<string, unknown>> {
    const factor = this.load.factorFor(address);
    const difficulty = Math.ceil(this.difficulty * (this.adapts ? factor : 1));
    const challenge = await createChallenge({
      algorithm: 'SHA-256',
      cost: 1,
      counter: randomInt(Math.ceil(difficulty / 2), difficulty),
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1_000) + LIFETIME_SECONDS,
      hmacSignatureSecret: this.signatureSecret,
      hmacKeySignatureSecret: this.keySecret,
    });
    return { ...challenge };
  }

  async redeem(answer: string, purpose: string | null, address: string | null = null): Promise<boolean> {
    const redeemed = await this.spend(answer, purpose);
    if (!redeemed) this.load.failed(address);
    return redeemed;
  }

  private async spend(answer: string, purpose: string | null): Promise<boolean> {
    const parsed = answerSchema.safeParse(jsonOf(Buffer.from(answer, 'base64').toString('utf8')));
    if (!parsed.success) return false;
    const challenge: Challenge = parsed.data.challenge;
    const solution: Solution = parsed.data.solution;
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: this.signatureSecret,
      hmacKeySignatureSecret: this.keySecret,
    });
    if (!verified) return false;
    const { nonce, expiresAt } = parsed.data.challenge.parameters;
    return this.spent.spend(nonce, purpose ?? randomUUID(), new Date(expiresAt * 1_000));
  }
}

function secretFor(use: string, secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32)).toString('hex');
}
