const SCHEME = /^[a-z][a-z\d+.-]*:/i
const BROKEN_ESCAPE = /%(?![\da-f]{2})/i
// Characters of RFC 3986. Escapes were checked before, so a per cent sign is allowed.
const PATH = /^[\w.~!$&'()*+,;=:@%/-]+$/
const AFTER_PATH = /^[\w.~!$&'()*+,;=:@%/?-]*$/
/**
 * Matches an address in brackets instead of a name: `//who@[::1]:80/path`. The user, the port and the path are
 * optional.
 */
const BRACKETED = /^\/{1,2}(?:[\w.~!$&'()*+,;=:%-]*@)?\[([^\]]*)\](?::\d*)?(?:\/[\w.~!$&'()*+,;=:@%/-]*)?$/
const LATER_ADDRESS = /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i
const GROUP = /^[\da-f]{1,4}$/i
const FOUR_BYTES = /^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)(?:\.|$)){4}$/

/** Text between two colons, counting a trailing IPv4 address as two groups. */
const groupsOf = (text: string) => {
  const groups = text === '' ? [] : text.split(':')
  const last = groups.at(-1) ?? ''
  const bytes = FOUR_BYTES.test(last) && !last.endsWith('.')
  return {
    count: groups.length + (bytes ? 1 : 0),
    bytes,
    good: (bytes ? groups.slice(0, -1) : groups).every((group) => GROUP.test(group)),
  }
}

/** Eight groups, or fewer with one gap for zero groups (RFC 4291). */
function isVersion6(text: string): boolean {
  const [before = '', after, ...more] = text.split('::')
  const left = groupsOf(before)
  if (after === undefined) return left.good && left.count === 8
  const right = groupsOf(after)
  return more.length === 0 && left.good && !left.bytes && right.good && left.count + right.count <= 7
}

/** An absolute URI (RFC 3986) with something after its scheme. */
export function isUri(text: string): boolean {
  const scheme = SCHEME.exec(text)?.[0]
  if (scheme === undefined || BROKEN_ESCAPE.test(text)) return false
  const [beforeFragment = '', fragment = '', ...more] = text.slice(scheme.length).split('#')
  const [path = '', ...queries] = beforeFragment.split('?')
  if (more.length > 0 || ![fragment, ...queries].every((after) => AFTER_PATH.test(after))) return false
  const address = BRACKETED.exec(path)?.[1]
  return PATH.test(path) || (address !== undefined && (isVersion6(address) || LATER_ADDRESS.test(address)))
}
