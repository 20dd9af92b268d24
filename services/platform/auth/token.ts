import jwt from 'jsonwebtoken';

export const TOKEN_ALGORITHM = 'HS256';
export const TOKEN_AUDIENCE = 'parde';

export interface TokenClaims {
  /** User id. */
  sub: string;
  /** Session id. */
  sid: string;
  /** When it was signed, in seconds since 1970. */
  iat: number;
}

/** @param lifetime in seconds. */
export function signToken(userId: number, sessionId: string, lifetime: number, secret: string): string {
  return jwt.sign({ sid: sessionId }, secret, {
    algorithm: TOKEN_ALGORITHM,
    audience: TOKEN_AUDIENCE,
    subject: String(userId),
    expiresIn: lifetime,
  });
}
