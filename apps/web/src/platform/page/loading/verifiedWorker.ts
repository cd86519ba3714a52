import { workerUrl } from './workerUrl.ts'

/** The hash in the page's import map; the development server's page has no map. */
function hashOf(address: string): string | undefined {
  const importMap = document.querySelector('script[type=importmap]')?.textContent
  const { integrity = {} } = JSON.parse(importMap ?? '{}') as { integrity?: Record<string, string> }
  return integrity[new URL(address, location.href).pathname]
}

/**
 * Starts a worker from a verified file. Browsers do not verify workers, so the file is fetched with
 * its integrity hash, and the worker is then started from the same immutable URL, out of the
 * browser's cache (spec: delivery.workers-held). Throws if the hash differs.
 */
export async function verifiedWorker(address: string): Promise<Worker> {
  const integrity = hashOf(address)
  if (integrity !== undefined) {
    // oxlint-disable-next-line no-restricted-globals -- the browser holds it against its hash and keeps it, however long it takes
    const answer = await fetch(address, { integrity })
    // Read to its end, because only then is the response cached.
    await answer.arrayBuffer()
  }
  return new Worker(workerUrl(address), { type: 'module' })
}
