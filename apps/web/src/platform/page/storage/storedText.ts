/** A text under a key, without JSON. If storage is full or denied, it is not stored. */
export const storedText = (key: string, box: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage) => ({
  get(): string | null {
    try {
      return box().getItem(key)
    } catch {
      return null
    }
  },
  set(text: string): void {
    try {
      box().setItem(key, text)
    } catch {
      // The value lasts until the page is left.
    }
  },
})
