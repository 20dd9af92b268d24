import { Global, Module } from '@nestjs/common';
import { ReadSessions } from '#modules/accounts/application/sessions/read-sessions.ts';
import { WriteSessions } from '#modules/accounts/application/sessions/write-sessions.ts';
import { SessionRepository } from '#modules/accounts/persistence/sign-in/session.repository.ts';
import { SessionVerifier } from '#platform/auth/sessions/session-verifier.port.ts';

/** Where commands run: sessions are asked of the write side. */
@Global()
@Module({
  providers: [SessionRepository, { provide: SessionVerifier, useClass: WriteSessions }],
  exports: [SessionVerifier],
})
export class WriteSessionsModule {}

/** Where only queries run: sessions are asked of their read model. */
@Global()
@Module({ providers: [{ provide: SessionVerifier, useClass: ReadSessions }], exports: [SessionVerifier] })
export class ReadSessionsModule {}
