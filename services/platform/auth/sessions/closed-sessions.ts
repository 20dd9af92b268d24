import { Global, Module } from '@nestjs/common';
import { SessionVerifier } from './session-verifier.port.ts';

/** For processes that serve no viewers (relay, projector, workers): nobody is signed in there. */
class ClosedSessions extends SessionVerifier {
  async verify(): Promise<null> {
    return null;
  }
}

@Global()
@Module({ providers: [{ provide: SessionVerifier, useClass: ClosedSessions }], exports: [SessionVerifier] })
export class ClosedSessionsModule {}
