import { settings } from '../settings/settings.ts'
import { visitEnd } from '../visit/visit.ts'
import { visitListeners } from '../visit/visitListeners.ts'

export type Theme = 'light' | 'dark'

/** `?theme=light` or `dark`, in any case; other values are ignored (spec: routes.theme). */
export function themeInQuery(search: string): Theme | null {
  const requested = new URLSearchParams(search).get('theme')?.toLowerCase()
  return requested === 'light' || requested === 'dark' ? requested : null
}

const systemDarkQuery = () => matchMedia('(prefers-color-scheme: dark)')

export const currentTheme = (): Theme => ((settings.get().userDarkMode ?? systemDarkQuery().matches) ? 'dark' : 'light')

export const chooseTheme = (theme: Theme): void => settings.set({ userDarkMode: theme === 'dark' })

/** Applies the theme of a link, and stores it. */
export function takeThemeFrom(search: string): void {
  const requested = themeInQuery(search)
  if (requested && settings.get().userDarkMode !== (requested === 'dark')) chooseTheme(requested)
}

function applyTheme(): void {
  const root = document.documentElement
  root.dataset['theme'] = currentTheme()
  // Gives a phone's browser bar the page's colour.
  const page = getComputedStyle(root).backgroundColor
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', page)
}

const listeners = visitListeners()

export const { subscribe: subscribeToTheme } = listeners

/** Applies the chosen theme, or the system's theme if none was chosen. */
export function watchTheme(): void {
  const refresh = () => {
    applyTheme()
    listeners.notify()
  }
  applyTheme()
  settings.subscribe(refresh)
  systemDarkQuery().addEventListener('change', refresh, { signal: visitEnd() })
}
