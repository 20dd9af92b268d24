import { Injectable } from '@nestjs/common';
import type { Effect } from './effect.js';

/** Every effect this process can do; the feature modules put theirs in. */
@Injectable()
export class EffectRegistry {
  private readonly effects = new Map<string, Effect>();

  add(...effects: Effect[]): void {
    for (const effect of effects) this.effects.set(effect.kind, effect);
  }

  kinds(): string[] {
    return [...this.effects.keys()];
  }

  get(kind: string): Effect {
    const effect = this.effects.get(kind);
    if (!effect) throw new Error(`nobody does ${kind}`);
    return effect;
  }
}
