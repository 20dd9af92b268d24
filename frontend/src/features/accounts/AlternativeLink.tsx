import { Link } from 'react-router-dom';

/** Links to the alternative form: from login to registration and back. */
export function AlternativeLink({ question, to, text }: { question: string; to: string; text: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {question}
      <Link to={to} className="inline-flex min-h-11 items-center rounded-sm font-bold text-accent-text hover:underline">
        {text}
      </Link>
    </p>
  );
}
