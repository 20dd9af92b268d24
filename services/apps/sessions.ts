import { Global, Module } from '@nestjs/common';
import { ReadSessions } from '../modules/accounts/sessions/read-sessions.js';
import { WriteSessions } from '../modules/accounts/sessions/write-sessions.js';
import { SessionVerifier } from '../platform/auth/session-verifier.port.js';

/** Where commands run: sessions are asked of the write side. */
@Global()
@Module({ providers: [{ provide: SessionVerifier, useClass: WriteSessions }], exports: [SessionVerifier] })
export class WriteSessionsModule {}

/** Where only queries run: sessions are asked of their read model. */
@Global()
@Module({ providers: [{ provide: SessionVerifier, useClass: ReadSessions }], exports: [SessionVerifier] })
export class ReadSessionsModule {}
