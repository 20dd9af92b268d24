import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'info' | 'error';
export interface ToastMessage {
  id: number;
  kind: ToastKind;
  text: string;
}

const NONE: readonly ToastMessage[] = [];
let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

function show(kind: ToastKind, text: string): void {
  lastId += 1;
  change([...messages.filter((message) => message.text !== text), { id: lastId, kind, text }]);
}

/** Shows a toast: `toast.success(t('…'))`. Texts come translated. */
export const toast = {
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  error: (text: string) => show('error', text),
};

export function dismissToast(id: number): void {
  change(messages.filter((message) => message.id !== id));
}

/** What was said of a kind is no longer so. */
export function dismissToasts(kind: ToastKind): void {
  change(messages.filter((message) => message.kind !== kind));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): readonly ToastMessage[] {
  return useSyncExternalStore(
    subscribe,
    () => messages,
    () => NONE,
  );
}
