import { describeAccountCalls } from './account-calls.ts';
import { describeCommunityCalls } from './community-calls.ts';
import { describeLibraryCalls } from './library-calls.ts';
import { describePremiumCalls } from './premium-calls.ts';
import { describeProfileCalls } from './profile-calls.ts';
import type { SpecifiedCalls } from './specified-call.ts';
import { describeTitleCalls } from './title-calls.ts';
import { Walker } from './walker.ts';

/** In this order: a guest becomes a member, has something of everything, buys premium, and watches. */
export function describeMemberCalls(calls: SpecifiedCalls, url: () => string): void {
  const walker = new Walker(calls, url);
  describeTitleCalls(calls, walker);
  describeAccountCalls(calls, walker);
  describeLibraryCalls(walker);
  describeCommunityCalls(walker);
  describePremiumCalls(calls, walker);
  describeProfileCalls(calls, walker);
}
