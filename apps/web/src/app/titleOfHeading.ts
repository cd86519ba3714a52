import { appText } from './appWords.ts'

/**
 * Keeps the document's title as the heading of the page, for pages about something with a name. Returns the function that
 * ends this.
 */
export function followHeading(): () => void {
  const update = () => {
    const page = document.querySelector('h1')?.textContent.trim() ?? ''
    // A heading that only repeats the address is a placeholder.
    const isPlaceholder = page === '' || decodeURI(location.pathname).endsWith(`/${page}`)
    // The server's title says more, such as the artist of a song.
    if (!isPlaceholder && !document.title.includes(page)) document.title = appText('documentTitle', { page })
  }
  const observer = new MutationObserver(update)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  update()
  return () => observer.disconnect()
}
