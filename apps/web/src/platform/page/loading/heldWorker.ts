import { workerUrl } from './workerUrl.ts'

/** The hashes that the build wrote into the page; a page of the development server has none. */
function hashOf(address: string): string | undefined {
  const map = document.querySelector('script[type=importmap]')?.textContent
  const { integrity = {} } = JSON.parse(map ?? '{}') as { integrity?: Record<string, string> }
  return integrity[new URL(address, location.href).pathname]
}

/**
 * Workers know no hashes: the file is fetched against its own first and the worker started from the same address, whose content
 * never changes, so that it comes out of the browser's cache (spec: delivery.integrity). Throws where it is another file.
 */
export async function heldWorker(address: string): Promise<Worker> {
  const integrity = hashOf(address)
  if (integrity !== undefined) {
    const answer = await fetch(address, { integrity })
    // Read to its end: only then is it kept.
    await answer.arrayBuffer()
  }
  return new Worker(workerUrl(address), { type: 'module' })
}
