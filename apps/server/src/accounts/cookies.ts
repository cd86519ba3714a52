import type { IncomingHttpHeaders } from 'node:http'
import { requestOrigin } from '#edge/http/requestOrigin.ts'

type CookieRequest = { headers: IncomingHttpHeaders }

/** The guard has already checked `Host`; https is used if the page's origin uses it. */
export type Site = { origin: string; host: string; isHttps: boolean }

/** The origin of the requesting page; null for a program, or a page that hides its origin. */
export function siteOf({ headers }: CookieRequest): Site | null {
  const { origin, host } = headers
  if (origin === undefined || host === undefined) return null
  const isHttps = origin === `https://${host}`
  return isHttps || origin === `http://${host}` ? { origin, host, isHttps } : null
}

type Name = 'session' | 'browser' | 'listener'

/**
 * Browsers accept `__Host-` names only over https and only for this host. Without https, all ports of a host share their
 * cookies, so the name contains the port.
 */
const namesOf = (name: Name, host: string | undefined) => ({
  secure: `__Host-musi-${name}`,
  plain: `musi-${name}-${/:(\d+)$/.exec(host ?? '')?.[1] ?? '80'}`,
})

/**
 * Reads one of our cookies. Over https the unprefixed name is ignored, because an attacker on the network could have
 * set it through a page without https.
 */
export function cookieIn(
  { headers }: CookieRequest,
  name: Name,
  publicOrigins: readonly string[] | null,
): string | null {
  const { secure, plain } = namesOf(name, headers.host)
  const values = new Map<string, string | null>()
  for (const each of (headers.cookie ?? '').split(';')) {
    const [key = '', value = ''] = each.trim().split('=', 2)
    // The cookie may be sent twice: another port of this host may have set one with a longer path, which comes first.
    // Then neither is trusted.
    values.set(key, values.has(key) ? null : value)
  }
  const isHttps = requestOrigin(publicOrigins, headers.host ?? '').startsWith('https:')
  const value = values.get(isHttps || values.has(secure) ? secure : plain) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : null
}

/** Scripts cannot read it and other sites do not send it. An empty value deletes it. */
export function cookieText({ host, isHttps }: Site, name: Name, value: string, maxAgeSeconds: number): string {
  const { secure, plain } = namesOf(name, host)
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict`
  return isHttps ? `${secure}=${value}; ${attributes}; Secure` : `${plain}=${value}; ${attributes}`
}
