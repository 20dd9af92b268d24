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

/** @returns null for what is no token of ours, and for one whose time is over; whether its session lives is another question. */
export function readToken(token: string, secret: string): TokenClaims | null {
  try {
    const claims = jwt.verify(token, secret, { algorithms: [TOKEN_ALGORITHM], audience: TOKEN_AUDIENCE });
    if (typeof claims === 'string') return null;
    const { sub = '', sid, iat = 0 } = claims as jwt.JwtPayload & { sid?: unknown };
    return typeof sid === 'string' ? { sub, sid, iat } : null;
  } catch {
    return null;
  }
}
