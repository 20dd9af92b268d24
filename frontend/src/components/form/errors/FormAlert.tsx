import { Icon } from '../../icon/Icon.tsx';

/** What went wrong with the form as a whole. */
export function FormAlert({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div role="alert" className="fade-in flex gap-3 rounded-card bg-danger/14 px-4 py-3 text-sm text-danger-text">
      <Icon name="warning" size={20} className="mt-0.5" />
      <div>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}
