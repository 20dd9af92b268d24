import { Reflector } from '@nestjs/core';
import { Config } from '#platform/kernel/config/config.ts';
import { AccessGuard } from './access.guard.ts';
import { TokenExpired } from './auth-errors.ts';

describe('what becomes of a token', () => {
  const guard = new AccessGuard(
    new Reflector(),
    Config.fromEnvironment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
  );

  it('is refused when its session is over, and when it is no token of ours', () => {
    expect(() => guard.handleRequest(null, false)).toThrow(TokenExpired);
  });

  it('is not refused when nobody can say: the error itself goes on', () => {
    const error = new Error('the database does not answer');
    expect(() => guard.handleRequest(error, false)).toThrow(error);
  });

  it('is the viewer otherwise', () => {
    expect(guard.handleRequest(null, { userId: 1 })).toEqual({ userId: 1 });
  });
});
