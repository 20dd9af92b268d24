export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How what a press asks for comes into view; a scroll by script does not mind the style sheet. */
export const scrollManner = (): ScrollBehavior => (reducedMotion() ? 'instant' : 'smooth');
