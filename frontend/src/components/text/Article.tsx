import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

const STYLE = [
  'flex max-w-[68ch] flex-col gap-5 text-base leading-loose text-mid',
  '[&_a[href]]:text-accent-text [&_a[href]]:underline [&_a[href]]:underline-offset-4',
  '[&_h2]:mt-4 [&_h2]:text-lg [&_h2]:font-black [&_h2]:text-high [&_h3]:font-bold [&_h3]:text-high',
  '[&_strong]:font-bold [&_strong]:text-high',
  '[&_blockquote]:border-s-2 [&_blockquote]:border-accent [&_blockquote]:ps-4',
  '[&_ul]:list-disc [&_ul]:ps-6 [&_ol]:list-decimal [&_ol]:ps-6 [&_li]:my-1',
].join(' ');

/** What the staff wrote. @param html from the server, which lets nothing through that could run (`platform/markdown`). */
export function Article({ html }: { html: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const path = (event.target as Element).closest('a')?.getAttribute('href');
    if (!path?.startsWith('/') || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has made it safe
    <div dir="auto" className={STYLE} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
