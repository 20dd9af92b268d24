import type { z } from 'zod';
import { membershipAdjustment } from '../../application/membership-adjustment.schema.ts';

export const takeMembershipRequest = membershipAdjustment;
export type TakeMembershipRequest = z.infer<typeof takeMembershipRequest>;
