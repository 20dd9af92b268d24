import type { DehydratedState } from '@tanstack/react-query';

/** What a page that the server has drawn brings along for the browser to go on with. */
export interface PageState extends DehydratedState {
  /** What it was drawn with, and the browser needs to take it over: without a part or a text that it has to wait for, React lets a press pass. */
  parts: string[];
  /** Namespaces. */
  texts: string[];
}
