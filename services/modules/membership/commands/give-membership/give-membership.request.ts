import type { z } from 'zod';
import { membershipAdjustment } from '../../application/membership-adjustment.schema.ts';

export const giveMembershipRequest = membershipAdjustment;
export type GiveMembershipRequest = z.infer<typeof giveMembershipRequest>;
