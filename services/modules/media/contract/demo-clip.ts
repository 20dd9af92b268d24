import type { MediaFacts } from './media-facts.ts';

/** A clip that ships with the project; each file of the demo is one of them. */
export interface DemoClip {
  /** What is seen; each scene is there in several heights. */
  scene: string;
  media: MediaFacts;
}
