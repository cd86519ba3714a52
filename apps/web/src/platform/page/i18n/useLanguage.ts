import { useSyncExternalStore } from 'react'
import { type Language } from './languages.ts'
import { language, subscribe } from './language.ts'

/** Whatever calls this is drawn again in the new language, with all that it draws. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language)
