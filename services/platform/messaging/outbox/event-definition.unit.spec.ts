import { z } from 'zod';
import { defineEvent } from './event-definition.ts';
import { toRecordedEvent } from './recorded-event-row.ts';

const parsed = jest.fn(() => true);
const schema = z.object({ names: z.array(z.string()) }).refine(parsed);
const named = defineEvent('event-definition-spec.named.v1', schema);

beforeEach(() => parsed.mockClear());

it('checks what several read of one event once, and lets none of them change it', () => {
  const event = Object.freeze(recorded({ names: ['Shirin'] }));
  const first = named.read(event);
  expect(named.read(event)).toBe(first);
  expect(parsed).toHaveBeenCalledTimes(1);
  expect(() => first.data.names.push('Farhad')).toThrow(TypeError);
});

it('checks an event of one reader each time: it is that reader’s own', () => {
  const event = recorded({ names: ['Shirin'] });
  named.read(event).data.names.push('Farhad');
  expect(named.read(event).data.names).toEqual(['Shirin']);
});

it('refuses data that are not the event’s, also where they are shared', () => {
  const event = Object.freeze(recorded({ names: 'Shirin' }));
  expect(() => named.read(event)).toThrow(z.ZodError);
  expect(() => named.read(event)).toThrow(z.ZodError);
});

function recorded(data: unknown) {
  const [id, stream, none] = ['1', 'names-1', null];
  const sent = { actor: none, correlation_id: none, causation_id: none, traceparent: none };
  return toRecordedEvent({ id, stream, version: 1, type: named.type, data, position: 1, time: new Date(), ...sent });
}
