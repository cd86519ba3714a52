import { visitEnd } from '../visit/visit.ts'
import { storedText } from './storedText.ts'

/** Stores the bare tag, as other programs that read this key expect (spec: storage.keys). */
const KEY = 'i18nextLng'

/** The tag of the language that was chosen; null if none was. */
export const chosenLanguage = {
  ...storedText(KEY),
  /** Calls the listener if a language is chosen in another tab. */
  onElsewhere: (listener: (tag: string) => void): void =>
    addEventListener(
      'storage',
      ({ key, newValue }) => {
        if (key === KEY && newValue !== null) listener(newValue)
      },
      { signal: visitEnd() },
    ),
}
