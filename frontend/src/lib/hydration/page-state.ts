import type { DehydratedState } from '@tanstack/react-query';
import type { TextMap } from '../i18n/translate.ts';

/** What a page that the server has drawn brings along for the browser to go on with. */
export interface PageState extends DehydratedState {
  /** What it was drawn with, and the browser needs to take it over: without a part or a text that it has to wait for, React lets a press pass. */
  parts: string[];
  /** Namespaces. */
  texts: string[];
  /** What the staff has changed of those texts; left out where that is nothing. */
  reviewed?: TextMap;
}
