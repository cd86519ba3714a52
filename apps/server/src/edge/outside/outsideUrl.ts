export type OutsideUrl = { ok: true; url: URL } | { ok: false; code: string; sentence: string }

const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }
const MAX_LENGTH = 2048

/** Checks the `?url=` of a list or logo (spec: outside.address). `trusted`: hosts in MUSI_IPFS_GATEWAYS and MUSI_TOKEN_LISTS. */
export function outsideUrl(text: string | undefined, trusted: ReadonlySet<string>): OutsideUrl {
  if (text === undefined || text === '') return refuse('noUrl', 'Name the address to read: ?url=https://…')
  if (text.length > MAX_LENGTH) return refuse('badUrl', `The address is longer than ${MAX_LENGTH} characters.`)
  if (/^ip[fn]s:/i.test(text) || /^[\w-]+(\.[\w-]+)*\.eth(\/|$)/i.test(text))
    return refuse(
      'notYet',
      'Addresses of IPFS and of the name service cannot be read here yet. Use one that begins with https://.',
    )
  const url = URL.parse(text)
  if (url === null || !(url.protocol in PORTS))
    return refuse('badUrl', 'Only addresses that begin with https:// or http:// can be read.')
  return checkedHop(url, trusted)
}

/** Applies to the first address and to every redirect. */
export function checkedHop(url: URL, trusted: ReadonlySet<string>): OutsideUrl {
  if (!(url.protocol in PORTS))
    return refuse('badUrl', 'Only addresses that begin with https:// or http:// can be read.')
  if (url.username !== '' || url.password !== '')
    return refuse('badUrl', 'An address with a user name or a password in it is not read.')
  const port = url.port === '' ? PORTS[url.protocol] : url.port
  if (port !== '80' && port !== '443' && !trusted.has(url.host))
    return refuse('badPort', 'Only the ports 80 and 443 of other hosts are read.')
  return { ok: true, url }
}

const refuse = (code: string, sentence: string): OutsideUrl => ({ ok: false, code, sentence })

/** Hosts and ports of configured URLs, which may be private because the operator chose them. */
export function trustedHosts(urls: readonly string[]): ReadonlySet<string> {
  return new Set(urls.flatMap((url) => URL.parse(url)?.host ?? []))
}
