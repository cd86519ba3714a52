const entryOf = (html: string) => /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1]

/** True when the server serves another build than the one that runs here: then its old files are gone (quality/faults.md, case 110). */
export async function newerVersionIsServed(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    const served = entryOf(await answer.text())
    const running = document.querySelector('script[type="module"][src]')?.getAttribute('src')
    return answer.ok && served !== undefined && served !== running
  } catch {
    return false
  }
}
