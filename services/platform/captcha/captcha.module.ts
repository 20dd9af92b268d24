import { Global, Module } from '@nestjs/common';
import { AltchaCaptcha } from './altcha/altcha.captcha.js';
import { CaptchaController } from './captcha.controller.js';
import { CaptchaPort } from './captcha.port.js';
import { SpentChallenges } from './spent-challenges.js';

/** The captcha of every process that takes commands. */
@Global()
@Module({
  controllers: [CaptchaController],
  providers: [SpentChallenges, { provide: CaptchaPort, useClass: AltchaCaptcha }],
  exports: [CaptchaPort],
})
export class CaptchaModule {}
