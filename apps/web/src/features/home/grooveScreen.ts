import { heldWorker } from '../../platform/page/loading/heldWorker.ts'
import type { GrooveMessage } from './grooveMessage.ts'
// Vite makes the worker a file of its own and gives its address; the linter looks for an export in the worker itself.
// oxlint-disable-next-line import/default
import address from './grooveWorker.ts?worker&url'

export type GrooveScreen = {
  show: (look: { colour: string; playing: boolean }) => void
  close: () => void
}

/** More would cost and not be seen: the lines are faint. */
const MAX_DENSITY = 1

/** A canvas in that place, drawn by a worker. Null where the browser cannot, or the worker did not come: the page is complete without it. */
export async function openGrooveScreen(place: HTMLElement): Promise<GrooveScreen | null> {
  if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return null
  const worker = await heldWorker(address).catch(() => null)
  if (worker === null) return null
  const tell = (message: GrooveMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer)

  const element = document.createElement('canvas')
  const canvas = element.transferControlToOffscreen()
  place.append(element)
  tell({ kind: 'open', canvas }, [canvas])

  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { width, height } = entry.contentRect
    tell({ kind: 'size', width, height, density: Math.min(devicePixelRatio, MAX_DENSITY) })
  })
  observer.observe(place)

  return {
    show: ({ colour, playing }) => tell({ kind: 'show', colour, playing }),
    close: () => {
      observer.disconnect()
      worker.terminate()
      element.remove()
    },
  }
}
