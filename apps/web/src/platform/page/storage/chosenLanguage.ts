import { visitEnd } from '../visit/visit.ts'

/** The bare tag, as other programs that read this key expect (spec: storage.keys). */
const KEY = 'i18nextLng'

export const chosenLanguage = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const storeLanguage = (tag: string): void => {
  try {
    localStorage.setItem(KEY, tag)
  } catch {
    // The choice holds until the page is left.
  }
}

/** The language was chosen in another tab. */
export const onLanguageChosenElsewhere = (listener: (tag: string) => void): void =>
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === KEY && newValue !== null) listener(newValue)
    },
    { signal: visitEnd() },
  )
