const SCRIPT = /<script[^>]+type="module"[^>]+src="([^"]+)"/g

const scriptsIn = (html: string) => Array.from(html.matchAll(SCRIPT), ([, src]) => src)
const scriptsHere = () =>
  Array.from(document.querySelectorAll('script[type="module"][src]'), (script) => script.getAttribute('src'))

/** True when the server serves another build than the one that runs here: then its old files are gone (case 110). */
export async function newerVersionIsServed(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    const served = scriptsIn(await answer.text())
    // Any of them may have changed, and a file's name is that of its content.
    return answer.ok && served.length > 0 && served.join() !== scriptsHere().join()
  } catch {
    return false
  }
}
