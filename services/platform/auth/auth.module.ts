import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.ts';
import { TokenStrategy } from './sessions/token.strategy.ts';

/** Guards every route of the process. The app binds a SessionVerifier. */
@Module({
  imports: [PassportModule],
  providers: [TokenStrategy, { provide: APP_GUARD, useClass: AccessGuard }],
})
export class AuthModule {}
