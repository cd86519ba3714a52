import { fromServer } from '../http/fromServer.ts'

const SCRIPT = /<script[^>]+type="module"[^>]+src="([^"]+)"/g

const scriptsIn = (html: string) => Array.from(html.matchAll(SCRIPT), ([, src]) => src)
const scriptsHere = () =>
  Array.from(document.querySelectorAll('script[type="module"][src]'), (script) => script.getAttribute('src'))

/**
 * True if the server serves a newer build than this page's. This page's files may then be gone
 * (case 110).
 */
export async function isNewerVersionServed(): Promise<boolean> {
  try {
    const answer = await fromServer('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    const servedScripts = scriptsIn(await answer.text())
    // Compares file names, which contain a content hash.
    return answer.ok && servedScripts.length > 0 && servedScripts.join() !== scriptsHere().join()
  } catch {
    return false
  }
}
