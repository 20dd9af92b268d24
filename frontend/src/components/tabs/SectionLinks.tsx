import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TabLinks } from './TabLinks.tsx';

export interface Section {
  /** Of its element in the page. */
  id: string;
  text: string;
}

/** A line across the screen, at a quarter of its height: what lies there is being read. */
const READING_LINE = '-25% 0px -74% 0px';

/** The sections of a long page, in a row that stays at its top: each is led to, and the one that is being read is marked. */
export function SectionLinks({
  label,
  sections,
  className = '',
}: {
  label: string;
  sections: readonly Section[];
  className?: string;
}) {
  const { search, hash, key } = useLocation();
  const current = useSectionRead(sections, decodeURIComponent(hash.slice(1)));
  const opened = useRef(key);
  useEffect(() => {
    // The browser itself leads to what the address of a new page names.
    if (opened.current !== key) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    opened.current = key;
  }, [hash, key]);
  const tabs = sections.map(({ id, text }) => ({
    to: `${search}#${encodeURIComponent(id)}`,
    text,
    selected: id === current,
  }));
  return (
    <div className={`sticky top-14 z-20 bg-ink md:top-18 ${className}`}>
      <TabLinks label={label} tabs={tabs} />
    </div>
  );
}

/** @returns the id of the section that is being read: of several beside each other the named one, or else the first. */
function useSectionRead(sections: readonly Section[], named: string): string | undefined {
  const [read, setRead] = useState<readonly string[]>([]);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const order = ids.split(' ');
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) crossing[isIntersecting ? 'add' : 'delete'](target.id);
        if (crossing.size > 0) setRead(order.filter((id) => crossing.has(id)));
        else if (isAhead(order[0])) setRead([]);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return read.includes(named) ? named : (read[0] ?? sections[0]?.id);
}

/** A page that leaps back to its top has no section at the line. */
function isAhead(id = ''): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  return top > window.innerHeight / 4;
}
