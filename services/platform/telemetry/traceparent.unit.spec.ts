import { ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { contextOf, isSampled, traceparentOf } from './traceparent.ts';

const [traceId, spanId] = ['a'.repeat(32), 'b'.repeat(16)];

describe('a traceparent', () => {
  it.each(['00', '01', '03'])('becomes a parent and comes out as it went in, with flags %s', (flags) => {
    const text = `00-${traceId}-${spanId}-${flags}`;
    const parent = trace.getSpan(contextOf(text))!;
    expect(parent.spanContext()).toMatchObject({ traceId, spanId, isRemote: true });
    expect(traceparentOf(parent)).toBe(text);
    expect(isSampled(text)).toBe(flags !== '00');
  });

  it.each([null, '', 'x', `00-${'0'.repeat(32)}-${spanId}-01`, `00-${traceId}-${'0'.repeat(16)}-01`])(
    'is nobody’s parent when it names no span: %j',
    (text) => expect(contextOf(text)).toBe(ROOT_CONTEXT),
  );

  it('is sampled only where there is one', () => expect(isSampled(null)).toBe(false));
});
