/** A value that changes over time. `get` returns the same object until something has changed. */
export type Watch<Value> = {
  get: () => Value
  subscribe: (onChange: () => void) => () => void
}
