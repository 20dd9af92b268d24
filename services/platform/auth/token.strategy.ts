import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Config } from '../config/config.js';
import { requestToken } from './request-token.js';
import { SessionVerifier, type Viewer } from './session-verifier.port.js';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, type TokenClaims } from './token.js';

@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, 'token') {
  constructor(
    config: Config,
    private readonly sessions: SessionVerifier,
  ) {
    // A text would be tried as a public key first, for every request; the types do not know that a key object is taken.
    const key = createSecretKey(Buffer.from(config.values.tokenSecret)) as unknown as Buffer;
    super({
      jwtFromRequest: ExtractJwt.fromExtractors([requestToken]),
      secretOrKey: key,
      algorithms: [TOKEN_ALGORITHM],
      audience: TOKEN_AUDIENCE,
      ignoreExpiration: false,
    });
  }

  /** @returns the viewer, or null (refused) when the session is over. */
  validate(claims: TokenClaims): Promise<Viewer | null> {
    return this.sessions.verify(Number(claims.sub), claims.sid, claims.iat);
  }
}
