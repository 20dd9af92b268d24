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
  const current = useSectionRead(sections);
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

/** @returns the id of the section that is being read. */
function useSectionRead(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) crossing[isIntersecting ? 'add' : 'delete'](target.id);
        const first = ids.split(' ').find((id) => crossing.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
