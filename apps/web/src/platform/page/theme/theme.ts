import { settings } from '../settings/settings.ts'
import { visitEnd } from '../visit/visit.ts'
import { visitListeners } from '../visit/visitListeners.ts'

export type Theme = 'light' | 'dark'

/** `?theme=light` or `dark`, in any case; other values are ignored (spec: routes.theme). */
export function themeInQuery(search: string): Theme | null {
  const asked = new URLSearchParams(search).get('theme')?.toLowerCase()
  return asked === 'light' || asked === 'dark' ? asked : null
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

export const currentTheme = (): Theme => ((settings.get().userDarkMode ?? systemIsDark().matches) ? 'dark' : 'light')

export const chooseTheme = (theme: Theme): void => settings.set({ userDarkMode: theme === 'dark' })

/** A link can choose, and the choice stays when the parameter is gone. */
export function takeThemeFrom(search: string): void {
  const asked = themeInQuery(search)
  if (asked && settings.get().userDarkMode !== (asked === 'dark')) chooseTheme(asked)
}

function show(): void {
  const root = document.documentElement
  root.dataset['theme'] = currentTheme()
  // The bar of a phone's browser takes the page's colour too.
  const page = getComputedStyle(root).backgroundColor
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', page)
}

const listeners = visitListeners()

export const { subscribe } = listeners

/** Shows the choice, or what the system says as long as there is none. */
export function watchTheme(): void {
  const changed = () => {
    show()
    listeners.tell()
  }
  show()
  settings.subscribe(changed)
  systemIsDark().addEventListener('change', changed, { signal: visitEnd() })
}
