import { describeMemberCalls } from './member-calls.ts';
import { PUBLIC_CALLS } from './public-calls.ts';
import { SPECIFIED_CALLS, SpecifiedCalls } from './specified-call.ts';

/** Each call of specification §7 on a site with the demo, and whether the answer tells what it is asked for. */
export function describeSpecifiedCalls(running: () => { url: string }): void {
  const url = () => running().url;
  const calls = new SpecifiedCalls(url);

  describe('the calls of the specification', () => {
    it.each(PUBLIC_CALLS.map(({ call, request, check }) => [call, request, check] as const))(
      'tell everybody what they are asked for: %s',
      async (call, request, check) => {
        const { status, body } = await calls.ask(call, request);
        expect(status).toBe(200);
        check(body);
      },
    );

    describeMemberCalls(calls, url);

    it('have all been made', () => {
      expect(SPECIFIED_CALLS).toHaveLength(85);
      expect(SPECIFIED_CALLS.filter((call) => !calls.sent.has(call))).toEqual([]);
    });
  });
}
