import { verifiedWorker } from '#platform/page/loading/verifiedWorker.ts'
import type { GrooveMessage } from './grooveMessage.ts'
// Vite bundles the worker as a file and exports its URL; the linter looks for a default export in the worker itself.
// oxlint-disable-next-line import/default
import address from './grooveWorker.ts?worker&url'

export type GrooveScreen = {
  show: (look: { colour: string; playing: boolean }) => void
  close: () => void
}

/** Highest pixel density; more would take time without being visible, because the lines are faint. */
const MAX_DENSITY = 1

/**
 * Adds a canvas that a worker draws. Returns null if that is unsupported or the worker fails to
 * load; the page is complete without it.
 */
export async function openGrooveScreen(container: HTMLElement): Promise<GrooveScreen | null> {
  if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return null
  const worker = await verifiedWorker(address).catch(() => null)
  if (worker === null) return null
  const post = (message: GrooveMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer)

  const element = document.createElement('canvas')
  const canvas = element.transferControlToOffscreen()
  container.append(element)
  post({ kind: 'open', canvas }, [canvas])

  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { width, height } = entry.contentRect
    post({ kind: 'size', width, height, density: Math.min(devicePixelRatio, MAX_DENSITY) })
  })
  observer.observe(container)

  return {
    show: ({ colour, playing }) => post({ kind: 'show', colour, playing }),
    close: () => {
      observer.disconnect()
      worker.terminate()
      element.remove()
    },
  }
}
