import { z } from 'zod';

/** What of a member's doing their page can show: each part is shown or hidden by its owner. */
export const profilePart = z.enum(['ratings', 'comments', 'lists']);
export type ProfilePart = z.infer<typeof profilePart>;
