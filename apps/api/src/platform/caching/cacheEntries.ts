import { LRUCache } from 'lru-cache';
import type { Subject } from '../context/subjects.ts';

/** Identifies a response: equivalent requests have the same key. */
export interface CacheKey {
  text: string;
  /** False for keys of which there is an unlimited number. */
  isCommon: boolean;
}

interface Budget {
  /** Entries. */
  max: number;
  /** Bytes, keys included. */
  maxSize: number;
}

/** Rare keys have their own budget, so that they never evict common ones. */
export interface Budgets {
  common: Budget;
  rare: Budget;
}

/** How long an entry is served, by `performance.now()`. */
export interface Lifetime {
  /** From then on, a request builds it anew. */
  refreshAt: number;
  /** From then on, it is not served. */
  expiresAt: number;
}

/** A cached value and what it depends on. */
export interface StoredEntry<Value> extends Lifetime {
  readonly value: Value;
  readonly subjects: readonly Subject[];
}

/** An entry is refreshed at the latest this long before it expires. */
export const refreshMs = 1000;

/** Entries within a budget, with an index from subjects to keys. */
class Part<Value> {
  readonly entries: LRUCache<string, StoredEntry<Value>>;
  readonly #keys = new Map<Subject, Set<string>>();

  constructor(budget: Budget, bytesOf: (value: Value) => number) {
    this.entries = new LRUCache({
      ...budget,
      // JavaScript stores two bytes for a character.
      sizeCalculation: ({ value, subjects }, key) =>
        2 * key.length + subjects.join().length * 2 + 500 + bytesOf(value),
      dispose: (stored, key) => this.#remove(stored, key),
    });
  }

  add(key: string, stored: StoredEntry<Value>): void {
    // A replaced entry has other subjects.
    this.entries.delete(key);
    for (const subject of stored.subjects) {
      const keys = this.#keys.get(subject);
      if (keys) keys.add(key);
      else this.#keys.set(subject, new Set([key]));
    }
    this.entries.set(key, stored);
    // One that exceeds the whole budget is not stored.
    if (!this.entries.has(key)) this.#remove(stored, key);
  }

  keysOf(subject: Subject): string[] {
    return [...(this.#keys.get(subject) ?? [])];
  }

  #remove({ subjects }: StoredEntry<Value>, key: string): void {
    for (const subject of subjects) {
      const keys = this.#keys.get(subject);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(subject);
    }
  }
}

/** The entries of a cache: those with common keys and those with rare keys. */
export class CacheEntries<Value> {
  readonly #parts: Record<keyof Budgets, Part<Value>>;

  constructor(budgets: Budgets, bytesOf: (value: Value) => number) {
    this.#parts = { common: new Part(budgets.common, bytesOf), rare: new Part(budgets.rare, bytesOf) };
  }

  get({ text, isCommon }: CacheKey): StoredEntry<Value> | undefined {
    const { entries } = this.#partOf(isCommon);
    const stored = entries.get(text);
    if (!stored || stored.expiresAt > performance.now()) return stored;
    entries.delete(text);
    return undefined;
  }

  set({ text, isCommon }: CacheKey, stored: StoredEntry<Value>): void {
    this.#partOf(isCommon).add(text, stored);
  }

  delete(subjects: readonly Subject[]): void {
    for (const part of Object.values(this.#parts))
      for (const subject of subjects) for (const key of part.keysOf(subject)) part.entries.delete(key);
  }

  /** Shortens the time for which entries about the subjects are served. */
  expireAt(subjects: readonly Subject[], time: number): void {
    for (const part of Object.values(this.#parts)) {
      for (const key of subjects.flatMap((subject) => part.keysOf(subject))) {
        const stored = part.entries.peek(key);
        if (!stored) continue;
        stored.expiresAt = Math.min(stored.expiresAt, time);
        stored.refreshAt = Math.min(stored.refreshAt, time - refreshMs);
      }
    }
  }

  clear(): void {
    for (const { entries } of Object.values(this.#parts)) entries.clear();
  }

  size(): { entries: number; bytes: number } {
    const { common, rare } = this.#parts;
    return {
      entries: common.entries.size + rare.entries.size,
      bytes: common.entries.calculatedSize + rare.entries.calculatedSize,
    };
  }

  #partOf(isCommon: boolean): Part<Value> {
    return isCommon ? this.#parts.common : this.#parts.rare;
  }
}
