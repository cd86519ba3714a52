import { useSyncExternalStore } from 'react'
import type { Language } from '@musi/domain/text/languages'
import { language, subscribe } from './language.ts'

/** The calling component and its children render again when the language changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language)
