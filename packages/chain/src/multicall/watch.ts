/** A value that changes, for whoever shows it: `get` gives the same object until something has changed. */
export type Watch<Value> = {
  get: () => Value
  subscribe: (onChange: () => void) => () => void
}
