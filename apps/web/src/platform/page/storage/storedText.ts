/** A bare text under a key. Denied storage holds nothing, and what it or full storage does not take is not remembered. */
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
