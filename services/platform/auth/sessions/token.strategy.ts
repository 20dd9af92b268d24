import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { Config } from '#platform/kernel/config/config.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import type { Bearer } from './bearer.ts';
import { SessionVerifier } from './session-verifier.port.ts';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, type TokenClaims } from './token.ts';

@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, 'token') {
  constructor(
    config: Config,
    private readonly sessions: SessionVerifier,
  ) {
    // A text would be tried as a public key first, for every request; the types do not know that a key object is taken.
    const key = createSecretKey(Buffer.from(config.values.tokenSecret)) as unknown as Buffer;
    super({
      jwtFromRequest: (bearer: unknown) => (bearer as Bearer).token,
      secretOrKey: key,
      algorithms: [TOKEN_ALGORITHM],
      audience: TOKEN_AUDIENCE,
      ignoreExpiration: false,
      passReqToCallback: true,
    });
  }

  /** @returns the viewer, or null (refused) when the session is over. */
  validate({ after }: Bearer, claims: TokenClaims): Promise<Viewer | null> {
    return this.sessions.verify(Number(claims.sub), claims.sid, claims.iat, after);
  }
}
