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
    super({
      jwtFromRequest: ExtractJwt.fromExtractors([requestToken]),
      secretOrKey: config.values.tokenSecret,
      algorithms: [TOKEN_ALGORITHM],
      audience: TOKEN_AUDIENCE,
      ignoreExpiration: false,
    });
  }

  /** @returns the viewer, or null (refused) when the session is over. */
  validate(claims: TokenClaims): Promise<Viewer | null> {
    return this.sessions.verify(Number(claims.sub), claims.sid);
  }
}
