const DIVISION_BY_ZERO = '22012';

/**
 * Whether a statement has found that something is not as it has to be. It fails by `1 / count(*)`, so that a commit which is sent
 * right behind it is left out by the server.
 */
export function isDivisionByZero(error: unknown): boolean {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: { code?: unknown } };
  return (driverError?.code ?? code) === DIVISION_BY_ZERO;
}
