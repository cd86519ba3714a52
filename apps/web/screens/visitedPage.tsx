// What main.tsx does, as often as a test wants: the page is begun in the document of the tests, and left without a trace of it.
import '@musi/ui/tokens/primitive.css'
import '@musi/ui/tokens/semantic.css'
import '@musi/ui/fonts.css'
import '@musi/ui/base.css'
import { StrictMode } from 'react'
import { type Root, createRoot } from 'react-dom/client'
import { inject } from 'vitest'
import { App } from '../src/app/App.tsx'
import { CannotWork } from '../src/app/CannotWork.tsx'
import { readConfig } from '../src/platform/page/config/config.ts'
import { startLanguage } from '../src/platform/page/i18n/language.ts'
import { leavePage } from '../src/platform/page/visit/visit.ts'
import { beginSession } from '../src/platform/session/session.ts'
import { watchLists } from '../src/platform/tokens/token-lists/listWatcher.ts'
import type { Visit } from '../src/testing/visit.ts'

let root: Root | null = null

function element(tag: string, id: string): HTMLElement {
  const found = document.getElementById(id) ?? document.createElement(tag)
  found.id = id
  return found
}

export const visitedPage: Visit = {
  async begin(given, what = <App />) {
    const script = element('script', 'musi-config') as HTMLScriptElement
    script.type = 'application/json'
    script.textContent = JSON.stringify({ ...inject('config'), ...given })
    document.head.append(script)
    document.title = 'Musi'
    const place = element('div', 'root')
    document.body.append(place)
    // Where the keyboard begins, as on a page that has just come.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
    const canWork = readConfig()
    if (canWork) beginSession()
    await startLanguage()
    root = createRoot(place, { onCaughtError: () => undefined })
    root.render(<StrictMode>{canWork ? what : <CannotWork />}</StrictMode>)
    // What the real page begins some time after its first paint (app/watchers.ts).
    if (canWork) watchLists()
  },
  leave() {
    root?.unmount()
    root = null
    leavePage()
    document.getElementById('root')?.remove()
    document.documentElement.removeAttribute('dir')
    document.documentElement.lang = 'en'
    delete document.documentElement.dataset['theme']
    document.title = 'Musi'
  },
}
