import { type ComponentType, createContext } from 'react';
import type { Name, PostType } from '../../api/types.ts';

export interface CardToolsProps {
  post: { id: number; post_type: PostType; name: Name };
  /** Its place in a list stands in the corner where marks begin. */
  ranked?: boolean;
}

/** What lies over the corners of a card: a member's marks and the button that keeps its title. None until the page has rest. */
export const CardTools = createContext<ComponentType<CardToolsProps> | null>(null);
