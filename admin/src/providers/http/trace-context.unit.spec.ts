import { rememberTrace, traceToSend } from './trace-context.ts';

const named = (trace: string, span: string) => `00-${trace.repeat(32)}-${span.repeat(16)}-01`;

describe('the trace of the last command', () => {
  const now = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);
  afterEach(() => jest.restoreAllMocks());

  it('is named by what is read within seconds, also when commands follow in it, and by nothing later', () => {
    now(0);
    rememberTrace(null);
    expect(traceToSend()).toBeNull();
    rememberTrace(named('a', '1'));
    expect(traceToSend()).toBe(named('a', '1'));
    now(4_000);
    rememberTrace(named('a', '2'));
    expect(traceToSend()).toBe(named('a', '2'));
    now(5_001);
    expect(traceToSend()).toBeNull();
    rememberTrace(named('b', '3'));
    expect(traceToSend()).toBe(named('b', '3'));
  });
});
