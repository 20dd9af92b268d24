import { Injectable } from '@nestjs/common';
import { SessionVerifier } from '#platform/auth/sessions/session-verifier.port.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { SessionRepository } from '../../persistence/sign-in/session.repository.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Asks the write side: a superseded session fails on its very next request. */
@Injectable()
export class WriteSessions extends SessionVerifier {
  constructor(private readonly sessions: SessionRepository) {
    super();
  }

  async verify(userId: number, sessionId: string): Promise<Viewer | null> {
    if (!Number.isSafeInteger(userId) || !UUID.test(sessionId)) return null;
    return this.sessions.findViewer(userId, sessionId);
  }
}
