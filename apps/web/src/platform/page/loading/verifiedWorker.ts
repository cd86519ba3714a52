import { workerUrl } from './workerUrl.ts'

/** From the page's import map; the development server's page has none. */
function hashOf(address: string): string | undefined {
  const importMap = document.querySelector('script[type=importmap]')?.textContent
  const { integrity = {} } = JSON.parse(importMap ?? '{}') as { integrity?: Record<string, string> }
  return integrity[new URL(address, location.href).pathname]
}

/**
 * Browsers do not verify workers. So the file is fetched with its integrity hash, and the worker then started from the
 * same immutable URL, out of the browser's cache (spec: delivery.workers-held). Throws if the hash differs.
 */
export async function verifiedWorker(address: string): Promise<Worker> {
  const integrity = hashOf(address)
  if (integrity !== undefined) {
    // oxlint-disable-next-line no-restricted-globals -- the browser holds it against its hash and keeps it, however long it takes
    const answer = await fetch(address, { integrity })
    // Only a response that was read to its end is cached.
    await answer.arrayBuffer()
  }
  return new Worker(workerUrl(address), { type: 'module' })
}
