import { Reflector } from '@nestjs/core';
import { describe, expect, it } from 'vitest';
import { AccessGuard } from './access.guard.js';
import { TokenExpired } from './auth-errors.js';

describe('what becomes of a token', () => {
  const guard = new AccessGuard(new Reflector());

  it('is refused when its session is over, and when it is no token of ours', () => {
    expect(() => guard.handleRequest(null, false)).toThrow(TokenExpired);
  });

  it('is not refused when nobody can say: the fault itself goes on', () => {
    const fault = new Error('the database does not answer');
    expect(() => guard.handleRequest(fault, false)).toThrow(fault);
  });

  it('is the viewer otherwise', () => {
    expect(guard.handleRequest(null, { userId: 1 })).toEqual({ userId: 1 });
  });
});
