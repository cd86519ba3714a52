/** A link from untrusted text. `name` is its real target, for display. */
export type SafeLink = { readonly href: string; readonly name: string }

/** The host is ASCII, so that no other script can imitate it, and there is no user name. */
const HTTPS = /^https:\/\/([a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?(?::\d{1,5})?)([/?#][^\s\\]*)?$/i
const MAIL = /^mailto:([^\s<>"?&@]{1,64}@[a-z\d.-]{1,253})$/i

/** Returns null if the text is not an https or mailto URL that we link to (case 26). */
export function safeLink(text: string): SafeLink | null {
  const mail = MAIL.exec(text)?.[1]
  if (mail !== undefined) return { href: `mailto:${mail}`, name: mail }
  const [, host, rest = '/'] = HTTPS.exec(text) ?? []
  if (host === undefined) return null
  const name = host.toLowerCase()
  return { href: `https://${name}${rest.startsWith('/') ? rest : `/${rest}`}`, name }
}
