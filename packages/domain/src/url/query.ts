/** More than any screen reads; further parameters of a hostile link are ignored. */
const MAX_PARAMETERS = 100

const decodeText = (text: string) => {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    // An invalid encoding is taken literally.
    return spaced
  }
}

/** The still encoded parts of `?a=b&c=d`. */
export const queryParts = (search: string): readonly string[] =>
  search
    .replace(/^\?/, '')
    .split('&', MAX_PARAMETERS)
    .filter((part) => part !== '')

const encodedName = (part: string) => part.split('=')[0] ?? ''

export const nameOf = (part: string): string => decodeText(encodedName(part))

/** Parameters by name; the first of a repeated one counts. */
export function parseQuery(search: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>()
  for (const part of queryParts(search)) {
    const name = nameOf(part)
    if (!parameters.has(name)) parameters.set(name, decodeText(part.slice(`${encodedName(part)}=`.length)))
  }
  return parameters
}

export const queryText = (parameters: Iterable<readonly [name: string, value: string]>): string =>
  searchOf(Array.from(parameters, ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`))

/** Joins parts as `?a=b&c=d`, or returns an empty text without parts. */
export const searchOf = (parts: readonly string[]): string => (parts.length === 0 ? '' : `?${parts.join('&')}`)
