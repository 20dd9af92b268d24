import { Global, Module } from '@nestjs/common';
import { AltchaCaptcha } from './altcha/altcha.captcha.ts';
import { CaptchaController } from './captcha.controller.ts';
import { CaptchaPort } from './captcha.port.ts';
import { ChallengeLoad } from './challenge-load.ts';
import { SpentChallenges } from './spent-challenges.ts';

/** The captcha of every process that takes commands. */
@Global()
@Module({
  controllers: [CaptchaController],
  providers: [SpentChallenges, ChallengeLoad, { provide: CaptchaPort, useClass: AltchaCaptcha }],
  exports: [CaptchaPort],
})
export class CaptchaModule {}
