import { chosenLanguage } from '../storage/chosenLanguage.ts'
import { setLanguageTag } from './languageTag.ts'
import { type Language, isLanguage, isRightToLeft, preferredLanguage } from '@musi/domain/text/languages'
import { setMessages } from './words.ts'
import { perVisit } from '../visit/visit.ts'
import { visitListeners } from '../visit/visitListeners.ts'

/**
 * Longest wait for a translation. After this time the page starts in English and switches when the
 * file arrives, which moves everything. Rare, because the boot script loads the file along with the
 * app.
 */
const TIMEOUT_MS = 2500

/** The language in use, and the one that was requested last. */
const state = perVisit(() => ({ current: 'en' as Language, requested: 'en' as Language }))
const listeners = visitListeners()

export const { subscribe } = listeners

export const language = (): Language => state().current

function applyLanguage(next: Language, messages: Parameters<typeof setMessages>[0]): void {
  state().current = next
  setMessages(messages)
  setLanguageTag(next)
  document.documentElement.lang = next
  document.documentElement.dir = isRightToLeft(next) ? 'rtl' : 'ltr'
  listeners.notify()
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** Returns null if it did not load, or is not a translation. */
async function messagesOf(tag: Language): Promise<Record<string, string> | null> {
  if (tag === 'en') return {}
  try {
    // oxlint-disable-next-line no-restricted-globals -- the boot script has begun it, and late is better than never
    const answer = await fetch(`/locales/${tag}.json`)
    const messages: unknown = answer.ok ? await answer.json() : null
    return typeof messages === 'object' && messages !== null
      ? Object.fromEntries(Object.entries(messages).filter(isText))
      : null
  } catch {
    return null
  }
}

/** Returns false if its file failed to load, so English is used. The last request wins, whatever the order of arrival. */
export async function changeLanguage(next: Language): Promise<boolean> {
  state().requested = next
  const messages = await messagesOf(next)
  if (state().requested !== next) return true
  applyLanguage(messages === null ? 'en' : next, messages ?? {})
  return messages !== null
}

function initialLanguage(): Language {
  const fromLink = new URLSearchParams(location.search).get('lng')
  const chosen = chosenLanguage.get()
  return preferredLanguage([
    ...(fromLink === null ? [] : [fromLink]),
    ...(chosen === null ? [] : [chosen]),
    ...navigator.languages,
  ])
}

async function applyPseudo(): Promise<void> {
  const { pseudoText } = await import('./pseudoText.ts')
  // The wordmark is drawn, not text.
  applyLanguage('en', (key, english) =>
    key.startsWith('shell.wordmark.') || english === '' ? undefined : pseudoText(english),
  )
}

/**
 * Applies the language of the link, the stored choice or the browser, in that order. Null for English, with nothing to
 * load.
 */
export function startLanguage(): Promise<unknown> | null {
  chosenLanguage.onElsewhere((tag) => {
    if (isLanguage(tag)) void changeLanguage(tag)
  })
  if (import.meta.env.DEV && /[?&]lng=pseudo\b/.test(location.search)) return applyPseudo()
  const first = initialLanguage()
  if (first === 'en') return null
  return Promise.race([changeLanguage(first), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))])
}
