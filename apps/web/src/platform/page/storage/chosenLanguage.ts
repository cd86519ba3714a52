import { visitEnd } from '../visit/visit.ts'

/** A tag and nothing around it, as programs that know this key expect it (spec: storage.keys). */
const KEY = 'i18nextLng'

export const chosenLanguage = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const keepLanguage = (tag: string): void => {
  try {
    localStorage.setItem(KEY, tag)
  } catch {
    // It holds until the page is left.
  }
}

/** Another tab has chosen. */
export const onLanguageChosenElsewhere = (listener: (tag: string) => void): void =>
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === KEY && newValue !== null) listener(newValue)
    },
    { signal: visitEnd() },
  )
