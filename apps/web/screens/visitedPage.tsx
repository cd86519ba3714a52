// Starts the page in the document of the tests, as main.tsx does, and removes it without a trace,
// as often as needed.
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
import { keepPresses } from '../src/platform/page/motion/keepPresses.ts'
import { leavePage } from '../src/platform/page/visit/visit.ts'
import { beginSession } from '../src/platform/session/beginSession.ts'
import { watchTokenUnits } from '../src/platform/tokens/catalogue/watchTokenUnits.ts'
import { watchLists } from '../src/platform/tokens/token-lists/watchLists.ts'
import type { Visit } from '../src/testing/visit.ts'

let root: Root | null = null

function element(tag: string, id: string): HTMLElement {
  const node = document.getElementById(id) ?? document.createElement(tag)
  node.id = id
  return node
}

export const visitedPage: Visit = {
  async begin(config, component = <App />) {
    const script = element('script', 'musi-config') as HTMLScriptElement
    script.type = 'application/json'
    script.textContent = JSON.stringify({ ...inject('config'), ...config })
    document.head.append(script)
    document.title = 'Musi'
    const container = element('div', 'root')
    document.body.append(container)
    // Focus as on a freshly loaded page.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
    const canWork = readConfig()
    if (canWork) beginSession()
    watchTokenUnits()
    keepPresses()
    await startLanguage()
    root = createRoot(container, { onCaughtError: () => undefined })
    root.render(<StrictMode>{canWork ? component : <CannotWork />}</StrictMode>)
    // The real page starts this some time after its first paint (app/watchers.ts).
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
