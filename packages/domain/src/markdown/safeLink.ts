/** An external link written by somebody else. `name`: its target as a person should read it. */
export type SafeLink = { readonly href: string; readonly name: string }

/** A host in plain letters, so that no other script can imitate one, and without a user name. */
const HTTPS = /^https:\/\/([a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?(?::\d{1,5})?)([/?#][^\s\\]*)?$/i
const MAIL = /^mailto:([^\s<>"?&@]{1,64}@[a-z\d.-]{1,253})$/i

/** Null if it is not a URL, or not of a kind we follow (case 26). */
export function safeLink(text: string): SafeLink | null {
  const mail = MAIL.exec(text)?.[1]
  if (mail !== undefined) return { href: `mailto:${mail}`, name: mail }
  const [, host, rest = '/'] = HTTPS.exec(text) ?? []
  if (host === undefined) return null
  const name = host.toLowerCase()
  return { href: `https://${name}${rest.startsWith('/') ? rest : `/${rest}`}`, name }
}
