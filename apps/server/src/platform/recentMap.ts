/** A map of limited size; the least recently used entry is dropped first. */
export class RecentMap<Key, Value> extends Map<Key, Value> {
  readonly maxEntries: number

  constructor(maxEntries: number) {
    super()
    this.maxEntries = maxEntries
  }

  override get(key: Key): Value | undefined {
    const value = super.get(key)
    // Inserted again as the newest, because a Map keeps the order of insertion.
    if (value !== undefined) {
      super.delete(key)
      super.set(key, value)
    }
    return value
  }

  /** Gets a value without counting it as used. */
  peek(key: Key): Value | undefined {
    return super.get(key)
  }

  override set(key: Key, value: Value): this {
    super.delete(key)
    super.set(key, value)
    const [oldest] = this.size > this.maxEntries ? this.keys() : []
    if (oldest !== undefined) super.delete(oldest)
    return this
  }
}
