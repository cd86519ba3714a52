import type { Language } from '@musi/domain/text/languages'

/** Our own frames run no scripts. Another site's frame may, but only in its own origin. */
const OURS = 'allow-forms allow-same-origin'
const THEIRS = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin'

/** Matches the server's default pages; both exist in each language. */
const OWN_PAGE = /^\/frames\/(contact|pitch)\.html$/

export type FrameAddress = { src: string; isOurs: boolean; sandbox: string }

/** Permissions of a configured frame, and the language of our own pages in it (spec: pages.frame-sandbox). */
export function frameAddress(configured: string, origin: string, language: Language): FrameAddress {
  const url = new URL(configured, origin)
  if (url.origin !== origin) return { src: configured, isOurs: false, sandbox: THEIRS }
  const path = url.pathname.replace(OWN_PAGE, `/frames/$1.${language}.html`)
  return { src: path + url.search + url.hash, isOurs: true, sandbox: OURS }
}
