import { chosenLanguage, onLanguageChosenElsewhere } from '../storage/chosenLanguage.ts'
import { setLanguageTag } from './languageTag.ts'
import { type Language, isLanguage, wishedLanguage } from './languages.ts'
import { speak } from './words.ts'
import { perVisit } from '../visit/visit.ts'
import { visitListeners } from '../visit/visitListeners.ts'

/** Longer than this nobody looks at an empty page for the sake of a language: it begins in English and changes when it comes. */
const PATIENCE_MS = 700

/** None of ours yet. */
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/

/** The one that is spoken, and the one that was asked for last. */
const visit = perVisit(() => ({ spoken: 'en' as Language, wanted: 'en' as Language }))
const listeners = visitListeners()

export const { subscribe } = listeners

export const language = (): Language => visit().spoken

function begin(next: Language, messages: Parameters<typeof speak>[0]): void {
  visit().spoken = next
  speak(messages)
  setLanguageTag(next)
  document.documentElement.lang = next
  document.documentElement.dir = RIGHT_TO_LEFT.test(next) ? 'rtl' : 'ltr'
  listeners.tell()
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** Null: it did not come, or is no translation. */
async function messagesOf(tag: Language): Promise<Record<string, string> | null> {
  if (tag === 'en') return {}
  try {
    const answer = await fetch(`/locales/${tag}.json`)
    const found: unknown = answer.ok ? await answer.json() : null
    return typeof found === 'object' && found !== null ? Object.fromEntries(Object.entries(found).filter(isText)) : null
  } catch {
    return null
  }
}

/** False: its file did not come, so English is spoken. What was asked for last counts, in whatever order the files come. */
export async function changeLanguage(next: Language): Promise<boolean> {
  visit().wanted = next
  const messages = await messagesOf(next)
  if (visit().wanted !== next) return true
  begin(messages === null ? 'en' : next, messages ?? {})
  return messages !== null
}

function wished(): Language {
  const asked = new URLSearchParams(location.search).get('lng')
  const chosen = chosenLanguage()
  return wishedLanguage([
    ...(asked === null ? [] : [asked]),
    ...(chosen === null ? [] : [chosen]),
    ...navigator.languages,
  ])
}

async function speakPseudo(): Promise<void> {
  const { pseudoText } = await import('./pseudoText.ts')
  // The wordmark is drawn, not said.
  begin('en', (key, english) => (key.startsWith('shell.wordmark.') || english === '' ? undefined : pseudoText(english)))
}

/** Speaks what is asked for by the link, chosen here before, or wished for by the browser. Null: English, at once. */
export function startLanguage(): Promise<unknown> | null {
  onLanguageChosenElsewhere((tag) => {
    if (isLanguage(tag)) void changeLanguage(tag)
  })
  if (import.meta.env.DEV && /[?&]lng=pseudo\b/.test(location.search)) return speakPseudo()
  const first = wished()
  if (first === 'en') return null
  return Promise.race([changeLanguage(first), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
