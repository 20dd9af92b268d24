/** What every browser has and jsdom has not: React looks for the one as it loads, Radix quotes names by the other. */
Object.assign(globalThis, { AnimationEvent: class AnimationEvent extends Event {}, CSS: { escape: String } });
