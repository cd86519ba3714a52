import '@musi/ui/tokens/primitive.css'
import '@musi/ui/tokens/semantic.css'
import '@musi/ui/fonts.css'
import '@musi/ui/base.css'
import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { CannotWork } from './app/CannotWork.tsx'
import { PRELOADS } from './app/LazyPage.tsx'
import { endFirstPaint } from './app/sketch/servedSketch.ts'
import { startWatching } from './app/arrival/startWatching.ts'
import { readConfig } from './platform/page/config/config.ts'
import { startLanguage } from './platform/page/i18n/language.ts'
import { nextTask } from './platform/page/loading/nextTask.ts'
import { endSplash } from './platform/page/storage/splash.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

/** Errors caught by a boundary. */
// oxlint-disable-next-line no-console
const logCaughtError = (error: unknown): void => console.error(error)

function FirstPaintEnds() {
  useLayoutEffect(endFirstPaint, [])
  return null
}

/** Rendered as a transition, so that the work is split up and a slow phone stays responsive. */
const show = (root: HTMLElement, canWork: boolean) =>
  startTransition(() =>
    createRoot(root, { onCaughtError: logCaughtError }).render(
      <StrictMode>
        {canWork ? <App /> : <CannotWork />}
        <FirstPaintEnds />
      </StrictMode>,
    ),
  )

/** Each step is a separate task. Together, they would block a phone from responding to a press. */
async function begin(root: HTMLElement): Promise<void> {
  const words = startLanguage()
  await nextTask()
  const canWork = readConfig()
  if (canWork) startWatching(PRELOADS)
  else endSplash()
  await nextTask()
  // English is shown if another language fails to load, whatever the reason.
  try {
    await words
  } finally {
    show(root, canWork)
  }
}
void begin(root)
